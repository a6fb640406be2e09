import cmath
import contextlib
import math
import sys
import time

CURRENT_A = 6e-9  # the chip keeps it to 20 percent only
SERIES_OHM = 2200
SAMPLES_PER_WAVE = 8  # 31.25 Hz at 250 Hz; both come from the same clock


def impedance_kohm(microvolts):
    """From four seconds of a channel. Only what swings at 31.25 Hz counts, not hum or offset."""
    count = len(microvolts)
    wave = weights = 0
    for i, value in enumerate(microvolts):
        weight = 1 - math.cos(2 * math.pi * i / count)  # fades in and out (Hann window)
        wave += weight * value * cmath.exp(-2j * math.pi * i / SAMPLES_PER_WAVE)
        weights += weight
    peak_volts = 2 * abs(wave) / weights * 1e-6
    return (peak_volts / CURRENT_A - SERIES_OHM) / 1000


def measure(port, channel):
    from brainflow.board_shim import BoardIds, BoardShim, BrainFlowInputParams

    params = BrainFlowInputParams()
    params.serial_port = port
    board = BoardShim(BoardIds.CYTON_BOARD, params)
    board.prepare_session()
    try:
        board.config_board(f"x{channel}000010X")  # gain 1, SRB2 on, out of the bias
        board.config_board(f"z{channel}01Z")  # current into the N pin
        board.start_stream()
        time.sleep(5.5)  # the first second settles
        row = BoardShim.get_eeg_channels(BoardIds.CYTON_BOARD)[channel - 1]
        result = impedance_kohm(list(board.get_current_board_data(1000)[row]))
        board.stop_stream()
        with contextlib.suppress(UnicodeDecodeError):  # the last samples stand before the answer
            board.config_board(f"z{channel}00Z")
        board.config_board("d")
    finally:
        board.release_session()
    return result


if len(sys.argv) == 3:
    print(f"{measure(sys.argv[1], int(sys.argv[2])):.1f} kOhm")
else:  # a computed wave of 10 kOhm, with an offset of 20 mV and 100 µV rms of mains hum
    turn = [2 * math.pi * i / 250 for i in range(1000)]
    signal = [20000 + 73.2 * math.sin(31.25 * t) + 141.4 * math.sin(50 * t) for t in turn]
    print(f"{impedance_kohm(signal):.1f} kOhm")
