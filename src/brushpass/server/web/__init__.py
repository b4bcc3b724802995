"""HTTP and WebSockets: reads what comes in, asks the house, sends what the door lets out."""
