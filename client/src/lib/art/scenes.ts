/* Five pictures, 300 x 200, flat: the game's colour, card white, black. Drawn for this project. */
const CARD = '#f6f1e3', BLACK = '#12161a';
const hat = (x: number, y: number, s: number, a: string, cut: string) => `<g transform="translate(${x} ${y}) scale(${s})" fill="${a}"><path d="M10 80c1-15 9-22 20-25l10 8 10-8c11 3 19 10 20 25z"/><path d="M26 30c0 16 6 25 14 25s14-9 14-25z"/><path d="M27 24c1-12 5-17 9-17 3 0 3 2 5 2s2-2 5-2c4 0 7 5 8 17z"/><path d="M12 27c4-4 10-4 14-4h28c4 0 10 0 14 4-8 5-16 6-28 6s-20-1-28-6z"/><path d="M37 66h6l3 14H34zM40 63l-5-5 5-3 5 3z" fill="${cut}"/></g>`;
const cardback = (x: number, y: number, r: number, w: number, c: string) => `<g transform="translate(${x} ${y}) rotate(${r})"><rect width="${w}" height="${w * 1.4}" rx="3" fill="${CARD}"/><rect x="2.5" y="2.5" width="${w - 5}" height="${w * 1.4 - 5}" rx="2" fill="${c}"/><path d="M5 ${w * .7}H${w - 5}M${w / 2} 5V${w * 1.4 - 5}" stroke="${CARD}" opacity=".55"/></g>`;
let uses = 0;   /* clip paths need names of their own each time a scene is drawn */
export const SCENES: Record<string, () => string> = {
  microfilms() {
    let wheel = ''; for (let i = 0; i < 24; i++) wheel += `<path d="M0 0L${120 * Math.cos(i * .2618)} ${120 * Math.sin(i * .2618)}A120 120 0 0 1 ${120 * Math.cos((i + 1) * .2618)} ${120 * Math.sin((i + 1) * .2618)}z" fill="${i % 2 ? BLACK : '#0f4a2a'}"/>`;
    const chip = (x: number, y: number, c: string) => `<g transform="translate(${x} ${y})"><ellipse cy="6" rx="27" ry="10" fill="${BLACK}"/><ellipse rx="27" ry="10" fill="${c}" stroke="${BLACK}" stroke-width="1.5"/><ellipse rx="17" ry="6" fill="none" stroke="${BLACK}" stroke-dasharray="5 4" stroke-width="1.5"/></g>`;
    return `<rect width="300" height="200" fill="#1d7a47"/><g transform="translate(238 62)"><circle r="128" fill="${CARD}"/><circle r="124" fill="${BLACK}"/>${wheel}<circle r="78" fill="#1d7a47"/><circle r="74" fill="none" stroke="${CARD}" stroke-width="1.5"/><circle cx="-92" cy="40" r="7" fill="${CARD}"/><path d="M-40 0H40M0 -40V40" stroke="${CARD}" stroke-width="5"/><circle r="13" fill="${CARD}"/></g>
    <g transform="translate(92 44) rotate(-11)"><rect width="84" height="118" rx="6" fill="${CARD}" stroke="${BLACK}" stroke-width="1.5"/><path transform="translate(21 36) scale(1.75)" d="M12 3c3 4 7.5 6 7.5 10.2A3.8 3.8 0 0 1 13 15.5c.2 2 .8 3.7 2 5H9c1.2-1.3 1.8-3 2-5a3.8 3.8 0 0 1-6.5-2.3C4.5 9 9 7 12 3z" fill="${BLACK}"/><text x="8" y="24" font-family="Barlow Condensed, Arial Narrow, sans-serif" font-weight="700" font-size="22" fill="${BLACK}">A</text></g>
    <g transform="translate(128 142) rotate(-11)"><rect width="96" height="26" fill="${BLACK}"/><path d="M4 4.5h92M4 21.5h92" stroke="${CARD}" stroke-width="3.5" stroke-dasharray="4 4"/><path d="M6 8.5h24v9H6zM36 8.5h24v9H36zM66 8.5h24v9H66z" fill="#8fd0a6"/></g>
    ${chip(44, 176, '#b3182a')}${chip(46, 164, CARD)}${chip(43, 152, '#b3182a')}${chip(45, 140, CARD)}`;
  },
  kompromat() {
    return `<rect width="300" height="200" fill="#2c1a4d"/><path d="M150 8 40 200H260z" fill="#7d57bd"/><path d="M150 8 86 200H214z" fill="#a98be0"/><path d="M132 0h36l14 22h-64z" fill="${BLACK}"/><ellipse cx="150" cy="22" rx="32" ry="5" fill="${CARD}"/>
    ${hat(106, 30, 1.1, BLACK, '#a98be0')}<path d="M0 138H300V200H0z" fill="${BLACK}"/><path d="M0 138H300" stroke="${CARD}" stroke-width="2"/>
    ${cardback(26, 128, -5, 40, '#5b3696')}${cardback(34, 126, 3, 40, '#5b3696')}${cardback(96, 127, 2, 40, '#5b3696')}${cardback(224, 127, 5, 40, '#5b3696')}${cardback(232, 129, -2, 40, '#5b3696')}
    <g transform="translate(158 116) rotate(4)"><rect width="48" height="67" rx="4" fill="${CARD}" stroke="${BLACK}"/><text x="24" y="46" text-anchor="middle" font-family="Barlow Condensed, Arial Narrow, sans-serif" font-weight="700" font-size="36" fill="#5b3696">21</text></g>`;
  },
  double_agent() {
    const u = ++uses; let s = `<rect width="300" height="200" fill="#c9691d"/><path d="M0 0H300V60L0 150z" fill="#e39a55"/>`;
    for (const i of [0, 1, 3, 4, 5]) s += hat(-14 + i * 47, 84, 1.25, i % 2 ? CARD : BLACK, i % 2 ? BLACK : CARD);
    s += `<rect y="184" width="300" height="16" fill="#6e3205"/>`;
    s += `<defs><clipPath id="l${u}"><rect x="-10" y="-10" width="50" height="110"/></clipPath><clipPath id="r${u}"><rect x="40" y="-10" width="50" height="110"/></clipPath></defs><g transform="translate(46 34) scale(1.9)"><g clip-path="url(#l${u})">${hat(0, 0, 1, BLACK, CARD)}</g><g clip-path="url(#r${u})">${hat(0, 0, 1, CARD, BLACK)}</g></g><path d="M122 24V186" stroke="#b3182a" stroke-width="3" stroke-dasharray="9 5"/>`;
    return s + `<g transform="translate(202 22) rotate(7)"><path d="M0 10h26l6 8h44v50H0z" fill="#e3cc97" stroke="${BLACK}" stroke-width="1.5"/><text x="38" y="54" text-anchor="middle" font-family="Barlow Condensed, Arial Narrow, sans-serif" font-weight="700" font-size="30" fill="#7a3704">0/7</text></g>`;
  },
  spy_tactics() {
    let s = `<rect width="300" height="200" fill="#0a5a62"/><g transform="translate(150 100)"><circle r="150" fill="#0e7680"/><circle r="92" fill="${BLACK}"/><circle r="64" fill="${CARD}"/><circle r="45" fill="#0e7680"/><circle r="42" fill="${CARD}"/>`;
    for (let i = 0; i < 26; i++) s += `<text transform="rotate(${i * 360 / 26}) translate(0 -50)" text-anchor="middle" font-family="Courier Prime, monospace" font-weight="700" font-size="11" fill="${BLACK}">${String.fromCharCode(65 + (i * 7) % 26)}</text>`;
    for (let i = 0; i < 9; i++) { const a = i * 40 - 90, x = 78 * Math.cos(a * Math.PI / 180), y = 78 * Math.sin(a * Math.PI / 180); s += `<g transform="translate(${x} ${y})"><circle r="13" fill="${i === 2 ? '#b3182a' : i % 3 ? '#74d3da' : CARD}"/><g transform="translate(-8.8 -9.5) scale(.22)" fill="${i === 2 ? CARD : BLACK}"><path d="M10 80c1-15 9-22 20-25l10 8 10-8c11 3 19 10 20 25z"/><path d="M26 30c0 16 6 25 14 25s14-9 14-25z"/><path d="M12 30c4-4 10-6 14-6 1-12 5-17 9-17 3 0 3 2 5 2s2-2 5-2c4 0 7 5 8 17 4 0 10 2 14 6-8 5-47 5-55 0z"/></g></g>`; }
    return s + `<path d="M-20 8 0 -28 20 8z" fill="none" stroke="${BLACK}" stroke-width="4" stroke-linejoin="round"/><circle r="5" cy="-4" fill="#b3182a"/><path d="M-14 20H14" stroke="${BLACK}" stroke-width="7"/></g>`;
  },
  redacted() {
    return `<rect width="300" height="200" fill="#14315f"/><g stroke="#3d66a8" stroke-width=".8">${Array.from({ length: 15 }, (_, i) => `<path d="M${i * 20 + 10} 0V200"/>`).join('')}${Array.from({ length: 10 }, (_, i) => `<path d="M0 ${i * 20 + 10}H300"/>`).join('')}</g>
    <path d="M62 142 232 22 300 60V150L110 170z" fill="#5f93dd"/><path d="M62 142 250 60 300 92V128z" fill="#a9caf7"/>
    <g fill="none" stroke="${CARD}" stroke-width="4" stroke-linecap="square"><path d="M20 20H280V180H20z"/><path d="M107 20V52M107 84V120M107 152V180M194 20V60M194 92V180M20 100H46M76 100H130M162 100H220M252 100H280"/></g>
    <g fill="none" stroke="${CARD}" stroke-width="1.6"><path d="M107 52H84A23 32 0 0 0 107 84M194 60H170A24 32 0 0 0 194 92M76 100V76A30 24 0 0 0 46 100"/><path d="M30 40h12v8h12v8h12v8h12"/><circle cx="238" cy="58" r="17"/><path d="M232 50v16M244 50v16M232 58h12"/></g>
    <g transform="translate(56 140)"><circle r="17" fill="#fff"/><circle r="14" fill="#e5484d" stroke="${BLACK}" stroke-width="2"/><g transform="translate(-8.8 -9.5) scale(.22)" fill="${BLACK}"><path d="M10 80c1-15 9-22 20-25l10 8 10-8c11 3 19 10 20 25z"/><path d="M26 30c0 16 6 25 14 25s14-9 14-25z"/><path d="M12 30c4-4 10-6 14-6 1-12 5-17 9-17 3 0 3 2 5 2s2-2 5-2c4 0 7 5 8 17 4 0 10 2 14 6-8 5-47 5-55 0z"/></g></g>
    <rect x="140" y="126" width="104" height="17" fill="#000"/><rect x="140" y="150" width="70" height="17" fill="#000"/>`;
  },
};
