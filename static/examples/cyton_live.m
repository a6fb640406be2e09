params = BrainFlowInputParams();
params.serial_port = 'COM3';               % /dev/cu.usbserial-…, /dev/ttyUSB0
id     = int32(BoardIds.CYTON_BOARD);
preset = int32(BrainFlowPresets.DEFAULT_PRESET);
board  = BoardShim(id, params);
board.prepare_session();
board.start_stream(45000, '');
pause(5);
data = board.get_board_data(board.get_board_data_count(preset), preset);
board.stop_stream();
board.release_session();
rows = BoardShim.get_eeg_channels(id, preset);
plot(data(rows(1), :));                    % uV
