import json
import socket

def messages(host="127.0.0.1", port=12345):
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        sock.bind((host, port))
        while True:
            packet, _ = sock.recvfrom(65535)
            yield json.loads(packet)

if __name__ == "__main__":
    for message in messages():
        if message["type"] == "timeSeriesFilt":
            for channel, samples in enumerate(message["data"], start=1):
                print(channel, samples)
