import json
import socket
import sys
import time

from joystick import with_dead_zone

SPEED = 30  # percent of the drone's full speed
SILENCE = 0.5  # seconds without news after which it lands
DRONE = (sys.argv[1] if len(sys.argv) > 1 else "192.168.10.1", 8889)


def listen(port):
    sock = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    sock.bind(("127.0.0.1", port))
    sock.setblocking(False)
    return sock


def newest(sock):
    """The last of the messages that wait, or None. Taken one by one, they would arrive later and later."""
    message = None
    try:
        while True:
            message = sock.recv(65535)
    except BlockingIOError:
        return json.loads(message) if message else None


def ask(word):
    drone.sendto(word.encode(), DRONE)
    answer = drone.recv(1024).decode(errors="replace").strip()
    if answer != "ok":
        sys.exit(f"The drone answers {answer!r} to {word!r}.")


joystick, samples = listen(12345), listen(12346)
drone = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
drone.settimeout(10)
x = y = 0.0
heard = {joystick: None, samples: None}
has_left = False
try:
    while True:
        time.sleep(0.05)
        now = time.monotonic()
        for sock in heard:
            message = newest(sock)
            if message:
                heard[sock] = now
                if sock is joystick:
                    x, y = (with_dead_zone(value, 0.25) for value in message["data"])
        is_live = all(time_heard is not None and now - time_heard < SILENCE for time_heard in heard.values())
        if not has_left:
            if is_live and x == y == 0:
                input("Both streams arrive, and the muscles rest. Enter takes off, Ctrl+C lands. ")
                has_left = True
                ask("command")
                ask("takeoff")
                heard = {sock: time.monotonic() for sock in heard}
        elif not is_live:
            print("No news from the muscles: landing.")
            break
        else:
            drone.sendto(f"rc {round(x * SPEED)} {round(y * SPEED)} 0 0".encode(), DRONE)  # right, forward
except KeyboardInterrupt:
    pass
finally:
    if has_left:
        for word in ("rc 0 0 0 0", "land", "land", "land"):
            drone.sendto(word.encode(), DRONE)
            time.sleep(0.2)
