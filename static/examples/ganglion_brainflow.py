import time
from brainflow.board_shim import BoardIds, BoardShim, BrainFlowInputParams

params = BrainFlowInputParams()
params.other_info = "fw:auto"  # look which firmware the board has
board = BoardShim(BoardIds.GANGLION_NATIVE_BOARD, params)
board.prepare_session()
board.config_board("n")  # accelerometer on
board.start_stream()
time.sleep(5)
board.stop_stream()
data = board.get_board_data()  # rows as board descriptors say, microvolts and g
board.release_session()
print(data.shape)
