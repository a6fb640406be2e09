import sys
import serial  # pip install pyserial


def ask(port, command):
    """Send a command and return the answer without its $$$."""
    port.reset_input_buffer()
    port.write(command)
    answer = port.read_until(b"$$$")
    if not answer.endswith(b"$$$"):
        raise TimeoutError(f"no answer to {command!r}: got {answer!r}")
    return answer[:-3].decode("ascii", "replace")


with serial.Serial(sys.argv[1], 115200, timeout=3) as port:  # COM3, /dev/ttyUSB0 …
    port.write(b"s")  # a stream may still be running
    port.timeout = 0.3
    port.read(10_000)
    port.timeout = 3
    print(ask(port, b"v"))
    print(ask(port, b"x3020000X"))
