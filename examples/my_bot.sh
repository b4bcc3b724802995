#!/bin/sh
# A bot in any language: lines of JSON come in, lines of JSON go out.
# Try it: brushpass play kompromat --bots examples/my_bot.sh
#
# It always takes its last option. Most languages read JSON properly; for this much, sed will do.

while IFS= read -r line; do
    case $line in
        '{"type":"hello",'*)
            echo '{"type":"ready"}'
            ;;
        '{"type":"decide",'*)
            request=$(printf '%s\n' "$line" | sed 's/^{"type":"decide","request":\([0-9]*\).*/\1/')
            last=$(printf '%s\n' "$line" | sed 's/.*"name":"\([^"]*\)".*/\1/')
            echo "{\"type\":\"answer\",\"request\":$request,\"option\":\"$last\"}"
            ;;
    esac
done
