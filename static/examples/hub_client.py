# Python 3, standard library. Needs a running Hub 2 and a Cyton on PORT.
import json
import socket

PORT = "COM3"  # Linux: /dev/ttyUSB0, macOS: /dev/cu.usbserial-…
UV_PER_COUNT = 4.5e6 / 24 / (2**23 - 1)  # Cyton, gain 24

with socket.create_connection(("127.0.0.1", 10996)) as hub:
    stream = hub.makefile("r", encoding="utf-8", newline="\r\n")

    def send(**message):
        hub.sendall((json.dumps(message) + "\r\n").encode())

    def wait_for(kind):
        for line in stream:
            answer = json.loads(line)
            if answer["type"] == kind and answer["code"] != 500:  # 500: a damaged packet
                if answer["code"] >= 400:
                    raise SystemExit(f"{kind}: {answer}")
                return answer
        raise SystemExit("the Hub closed the connection")

    send(type="protocol", action="start", protocol="serial")
    wait_for("protocol")
    send(type="connect", name=PORT)
    print("firmware", wait_for("connect").get("firmware"))
    send(type="command", command="b")
    for _ in range(250):
        counts = wait_for("data")["channelDataCounts"]
        print([round(c * UV_PER_COUNT, 2) for c in counts])
    send(type="command", command="s")
    send(type="disconnect")
