import json
import socket
import urllib.request

SHIELD = "192.168.4.1"


def call(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(
        f"http://{SHIELD}{path}", data, {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=5) as answer:
        return answer.read().decode()


def main():
    with socket.create_server(("0.0.0.0", 0)) as server:
        port = server.getsockname()[1]
        with socket.create_connection((SHIELD, 80)) as probe:
            address = probe.getsockname()[0]  # ours, as the shield sees it
        call("/tcp", {"ip": address, "port": port, "output": "raw", "latency": 10000})
        stream, _ = server.accept()
        call("/stream/start")
        buffer = b""
        for _ in range(100):
            buffer += stream.recv(4096)
            while len(buffer) >= 33:
                if buffer[0] != 0xA0 or buffer[32] & 0xF0 != 0xC0:
                    buffer = buffer[1:]
                    continue
                packet, buffer = buffer[:33], buffer[33:]
                first = int.from_bytes(packet[2:5], "big", signed=True)
                print("sample", packet[1], "channel 1:", first, "counts")
        call("/stream/stop")


if __name__ == "__main__":
    main()
