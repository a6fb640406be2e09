import json
import socket

def positions(host="127.0.0.1", port=12345):
    """Yields (x, y) of the EMG joystick, both from -1 to 1; in single frames a little more."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        sock.bind((host, port))
        while True:
            message = json.loads(sock.recv(4096))
            if message["type"] == "emgJoystick":
                yield tuple(message["data"])

def with_dead_zone(value, zone=0.15):
    """0 near the centre, then rising to 1 at the rim."""
    if abs(value) < zone:
        return 0.0
    return (min(abs(value), 1) - zone) / (1 - zone) * (1 if value > 0 else -1)

if __name__ == "__main__":
    for x, y in positions():
        print(f"x {with_dead_zone(x):+.2f}  y {with_dead_zone(y):+.2f}")
