import time
from brainflow.board_shim import BoardIds, BoardShim, BrainFlowInputParams

params = BrainFlowInputParams()
params.serial_port = "COM3"  # /dev/cu.usbserial-… on macOS, /dev/ttyUSB0 on Linux
board = BoardShim(BoardIds.CYTON_BOARD, params)
board.prepare_session()
board.add_streamer("streaming_board://225.1.1.1:6677")
board.start_stream()
try:
    time.sleep(3600)
finally:
    board.release_session()
