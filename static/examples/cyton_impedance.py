import cmath
import contextlib
import math
import sys
import time

CURRENT_A = 6e-9  # the chip keeps it to 20 percent only
SERIES_OHM = 2200
NUMBERS_PER_WAVE = 8  # 31.25 Hz at 250 packets a second; both come from the same clock
CHANNELS = "12345678QWERTYUI"  # in commands
DAISY_PASSES = math.cos(math.pi / NUMBERS_PER_WAVE)  # what the mean of two samples leaves


def impedance_kohm(microvolts, numbers, passed=1.0):
    """From four seconds of a channel and its packet numbers, so that lost packets do not shift the wave."""
    count = len(microvolts)
    weights = [1 - math.cos(2 * math.pi * i / count) for i in range(count)]  # fades in and out (Hann window)
    mean = sum(w * v for w, v in zip(weights, microvolts)) / sum(weights)
    wave = 0
    for weight, value, number in zip(weights, microvolts, numbers):
        wave += weight * (value - mean) * cmath.exp(-2j * math.pi * number / NUMBERS_PER_WAVE)
    peak_volts = 2 * abs(wave) / sum(weights) / passed * 1e-6
    return (peak_volts / CURRENT_A - SERIES_OHM) / 1000


def measure(port, channel, has_daisy):
    from brainflow.board_shim import BoardIds, BoardShim, BrainFlowInputParams

    params = BrainFlowInputParams()
    params.serial_port = port
    board_id = BoardIds.CYTON_DAISY_BOARD if has_daisy else BoardIds.CYTON_BOARD
    board = BoardShim(board_id, params)
    letter = CHANNELS[channel - 1]
    board.prepare_session()
    try:
        board.config_board(f"x{letter}000010X")  # gain 1, SRB2 on, out of the bias
        board.config_board(f"z{letter}01Z")  # current into the N pin
        board.start_stream()
        time.sleep(5.5)  # the first second settles
        data = board.get_current_board_data(4 * BoardShim.get_sampling_rate(board_id))
        row = data[BoardShim.get_eeg_channels(board_id)[channel - 1]]
        numbers = data[BoardShim.get_package_num_channel(board_id)]
        whole = [i for i in range(1, len(numbers)) if numbers[i] != numbers[i - 1]]  # not a pair that lost a half
        result = impedance_kohm(row[whole], numbers[whole], DAISY_PASSES if has_daisy else 1.0)
        board.stop_stream()
        with contextlib.suppress(UnicodeDecodeError):  # the last samples stand before the answer
            board.config_board(f"z{letter}00Z")
        board.config_board("d")
    finally:
        board.release_session()
    return result


if len(sys.argv) >= 3:
    print(f"{measure(sys.argv[1], int(sys.argv[2]), 'daisy' in sys.argv):.1f} kOhm")
else:  # a computed wave of 10 kOhm, with an offset of 20 mV, 100 µV rms of mains hum, and two packets lost
    numbers = [n for n in range(1000) if n not in (300, 640)]
    turn = [2 * math.pi * n / 250 for n in numbers]
    signal = [20000 + 73.2 * math.sin(31.25 * t) + 141.4 * math.sin(50 * t) for t in turn]
    print(f"{impedance_kohm(signal, [n % 256 for n in numbers]):.1f} kOhm")
