import json
import signal
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


def look():
    """Takes what has arrived meanwhile, and tells whether both streams go on."""
    global x, y
    time.sleep(0.05)
    now = time.monotonic()
    for sock in heard:
        message = newest(sock)
        if message:
            heard[sock] = now
            if sock is joystick:
                x, y = (with_dead_zone(value, 0.25) for value in message["data"])
    return all(now - time_heard < SILENCE for time_heard in heard.values())


def say(word):
    drone.sendto(word.encode(), DRONE)


def ask(word):
    say(word)
    end = time.monotonic() + 20  # a take-off may be slow to answer
    while time.monotonic() < end:
        if not look():
            sys.exit("No news from the muscles: landing.")
        try:
            answer = drone.recv(1024).decode(errors="replace").strip()
        except OSError:
            continue
        if answer == "ok":
            return
        sys.exit(f"The drone answers {answer!r} to {word!r}.")
    sys.exit(f"The drone does not answer {word!r}.")


joystick, samples = listen(12345), listen(12346)
drone = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
drone.setblocking(False)
x = y = 0.0
heard = {joystick: float("-inf"), samples: float("-inf")}
has_left = False
try:
    while not (look() and x == y == 0):
        pass
    input("Both streams arrive, and the muscles rest. Enter takes off after 2 s, Ctrl+C lands. ")
    end = time.monotonic() + 2  # what came before Enter is old
    while time.monotonic() < end:
        is_live = look()
    if not (is_live and x == y == 0):
        sys.exit("A stream has stopped, or a muscle is tense: no take-off.")
    has_left = True
    ask("command")
    ask("takeoff")
    while look():
        say(f"rc {round(x * SPEED)} {round(y * SPEED)} 0 0")  # right, forward
    print("No news from the muscles: landing.")
except KeyboardInterrupt:
    pass
except OSError as error:
    print(f"The drone cannot be reached: {error}")
finally:
    if has_left:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # a second Ctrl+C must not stop the landing
        for word in ["rc 0 0 0 0", "land"] * 10 + ["land"] * 10:  # words get lost
            try:
                say(word)
            except OSError:
                pass  # the Wi-Fi may come back
            time.sleep(0.5 if word == "land" else 0.05)
