# BrainFlow 5.22, Python 3.9 or newer. Needs no hardware: the synthetic board is built in.
import time

from brainflow.board_shim import BoardIds, BoardShim, BrainFlowInputParams

params = BrainFlowInputParams()
board_id = BoardIds.SYNTHETIC_BOARD

# A Cyton instead:
# params.serial_port = "COM3"        # Linux: "/dev/ttyUSB0", macOS: "/dev/cu.usbserial-…"
# board_id = BoardIds.CYTON_BOARD

# Or a Ganglion over the computer's own Bluetooth, which needs no port:
# params.other_info = "fw:auto"
# board_id = BoardIds.GANGLION_NATIVE_BOARD

board = BoardShim(board_id, params)
board.prepare_session()
try:
    board.start_stream()
    time.sleep(5)
    board.stop_stream()
    data = board.get_board_data()
finally:
    board.release_session()

rate = BoardShim.get_sampling_rate(board_id)
first = BoardShim.get_eeg_channels(board_id)[0]
print(f"{data.shape[1]} samples at {rate} Hz; channel 1 begins with {data[first][:5]} µV")
