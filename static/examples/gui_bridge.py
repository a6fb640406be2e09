"""Hands the OpenBCI GUI's UDP packets to one web page on the same computer.

A browser cannot receive UDP. This program can, and serves what it gets as Server-Sent Events at
http://127.0.0.1:8765/events, to the one origin that you name. Nothing leaves the computer.
Python 3.9 or newer, standard library only:

    python gui_bridge.py --origin https://docs.openbci.com
"""

import argparse
import json
import queue
import socket
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

KEEP_ALIVE_S = 2
LISTENERS = set()


def receive(receiver):
    """Passes every JSON packet on to all connected pages."""
    while True:
        try:
            text = receiver.recvfrom(65535)[0].decode("utf-8").strip()
            json.loads(text)
        except ValueError:
            continue
        for listener in list(LISTENERS):
            try:
                listener.put_nowait(text)
            except queue.Full:
                pass  # A page that sleeps misses packets; the newest ones matter.


def make_handler(origin, port):
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def allows(self):
            """Only the named page, and only under this computer's own name."""
            is_local = self.headers.get("Host") in (f"127.0.0.1:{port}", f"localhost:{port}")
            return is_local and self.headers.get("Origin") == origin

        def refuse(self, status, text):
            body = text.encode()
            self.send_response(status)
            self.send_header("Content-Type", "text/plain; charset=utf-8")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def do_OPTIONS(self):
            # Browsers ask first whether a public page may reach this computer.
            if not self.allows():
                return self.refuse(403, "not this origin\n")
            self.send_response(204)
            self.send_header("Access-Control-Allow-Origin", origin)
            self.send_header("Access-Control-Allow-Private-Network", "true")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def do_GET(self):
            if not self.allows():
                print(f"Refused {self.headers.get('Origin')}: started for {origin}.", flush=True)
                return self.refuse(403, f"This bridge was started for {origin}.\n")
            if self.path != "/events":
                return self.refuse(404, "Only /events is here.\n")
            self.send_response(200)
            self.send_header("Content-Type", "text/event-stream")
            self.send_header("Cache-Control", "no-store")
            self.send_header("Access-Control-Allow-Origin", origin)
            self.send_header("Connection", "close")
            self.end_headers()
            self.close_connection = True
            listener = queue.Queue(maxsize=50)
            LISTENERS.add(listener)
            print("A page is connected.", flush=True)
            try:
                self.wfile.write(b": connected\n\n")
                while True:
                    try:
                        self.wfile.write(f"data: {listener.get(timeout=KEEP_ALIVE_S)}\n\n".encode())
                    except queue.Empty:
                        self.wfile.write(b": waiting\n\n")
                    self.wfile.flush()
            except OSError:
                print("The page has gone.", flush=True)
            finally:
                LISTENERS.discard(listener)

        def log_message(self, *_):
            pass

    return Handler


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--origin", default="https://docs.openbci.com", help="the page's address")
    parser.add_argument("--udp-port", type=int, default=12345, help="port set in the GUI")
    parser.add_argument("--port", type=int, default=8765, help="port for the page")
    arguments = parser.parse_args()
    receiver = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    try:
        receiver.bind(("127.0.0.1", arguments.udp_port))
        handler = make_handler(arguments.origin.rstrip("/"), arguments.port)
        server = ThreadingHTTPServer(("127.0.0.1", arguments.port), handler)
    except OSError as error:
        sys.exit(f"A port is taken ({error}). Close the program that uses it, or choose another.")
    server.daemon_threads = True
    threading.Thread(target=receive, args=(receiver,), daemon=True).start()
    print(f"UDP {arguments.udp_port} -> http://127.0.0.1:{arguments.port}/events", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass


if __name__ == "__main__":
    main()
