import time
from brainflow.board_shim import BoardIds, BoardShim, BrainFlowInputParams

params = BrainFlowInputParams()
params.ip_address = "225.1.1.1"
params.ip_port = 6677
params.master_board = BoardIds.CYTON_BOARD
board = BoardShim(BoardIds.STREAMING_BOARD, params)
board.prepare_session()
board.start_stream()
time.sleep(5)
print(board.get_board_data().shape)  # (24, about 1250)
board.release_session()
