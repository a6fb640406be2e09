import socket
import struct

def send_marker(value, host="127.0.0.1", port=12350):
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        sock.sendto(struct.pack("!f", value), (host, port))

if __name__ == "__main__":
    send_marker(3.0)
