import time
from brainflow.board_shim import BoardIds, BoardShim, BrainFlowInputParams

params = BrainFlowInputParams()
params.other_info = "fw:auto"  # or BrainFlow 5.21 and later take every board for one with firmware 3
board = BoardShim(BoardIds.GANGLION_NATIVE_BOARD, params)
board.prepare_session()
board.add_streamer("streaming_board://225.1.1.1:6677")
board.start_stream()
try:
    time.sleep(600)
finally:
    board.release_session()
