import contextlib
import time
from brainflow.board_shim import BoardIds, BoardShim, BrainFlowInputParams

params = BrainFlowInputParams()
params.serial_port = "COM3"  # /dev/ttyUSB0 on Linux, /dev/cu.usbserial-… on macOS
board = BoardShim(BoardIds.CYTON_BOARD, params)
board.prepare_session()
print(board.config_board("/3"))  # Success: digital$$$
board.start_stream()
time.sleep(10)
data = board.get_board_data()
board.stop_stream()
with contextlib.suppress(UnicodeDecodeError):  # the last samples stand before the answer
    board.config_board("/0")
board.release_session()

# other channels: stop byte, then bytes 26 to 31 of the packet
other = BoardShim.get_other_channels(BoardIds.CYTON_BOARD)
d17 = data[other[4]]
# a contact bounces, so a rise counts only after 12 rows (48 ms) at 0
presses = [i for i in range(1, len(d17)) if d17[i] > 0 and not any(d17[max(i - 12, 0) : i])]
print("D17 rises at samples", presses)
