import { at, type Question } from '../types';

/**
 * Tasks at the bench that end in a number or a program: what had to be guessed, or was missing, when they were done with the
 * pages alone. Written down before the pages were asked.
 */
export const daysBench: readonly Question[] = [
  {
    asks: 'Sixteen channels out of a raw recording of the dongle.',
    origins: [],
    answers: [
      at(
        'Cyton/CytonDataFormat',
        'daisy-code',
        'Keep an even packet, and join it with the odd one that follows',
      ),
    ],
    typed: { task: ['decode cyton daisy packets python', 'join two 33 byte packets to 16 channels'] },
  },
  {
    asks: 'The GUI’s filters in SciPy, and what they leave of a frequency.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIWidgets', 'filters-scipy', 'This function filters a recorded channel'),
    ],
    typed: {
      task: ['scipy butter same as openbci gui bandpass', 'reproduce gui notch filter offline'],
      name: ['gui bandpass 5-50 attenuation at 60 hz dB'],
    },
  },
  {
    asks: 'The value of the EMG widget, computed in a program.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIWidgets', 'emg-code', 'Start with 25 µV for the upper threshold'),
      at('Software/OpenBCISoftware/GUIWidgets', 'emg', 'the threshold jumps up to it'),
    ],
    typed: { task: ['calculate emg widget output offline', 'emg normalized value formula creep threshold'] },
  },
  {
    asks: 'BrainFlow’s streamer read without BrainFlow.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIDocs', 'datagrams', 'Each UDP datagram holds three samples')],
    typed: {
      name: ['streaming_board udp packet layout doubles', 'what is in the 225.1.1.1 multicast packets'],
    },
  },
  {
    asks: 'Lost samples in a text file of a Ganglion.',
    origins: [],
    answers: [at('Ganglion/GanglionDataFormat', 'packet-loss', 'take every second row')],
    typed: {
      task: ['packet loss from sample index ganglion csv', 'ganglion file every index twice count gaps'],
    },
  },
  {
    asks: 'A heart rate out of a recording of the GUI.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/ECGSetup',
        'heart-rate-from-a-recording',
        'write out the column of your channel',
      ),
    ],
    typed: { task: ['bpm from openbci raw txt python', 'extract one channel from gui file for ecg script'] },
  },
  {
    asks: 'A servo that follows a muscle.',
    origins: [],
    answers: [
      at('Examples/EMGProjects/EMG_LED', 'servo', 'The level of channel 1 becomes an angle from 0° to 180°'),
    ],
    typed: { task: ['emg to servo arduino openbci serial', 'robot hand servo muscle gui networking'] },
  },
  {
    asks: 'A signal of one’s own, played in the GUI.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'own-playback', 'Write it as a recording')],
    typed: {
      task: ['create playback file for openbci gui from python', 'make synthetic eeg txt gui can play'],
    },
  },
  {
    asks: 'Gains out of, or into, the file of Hardware Settings.',
    origins: [],
    answers: [
      at(
        'Software/OpenBCISoftware/GUIWidgets',
        'hardware-file',
        'It is JSON with a list for each setting and an entry for each channel',
      ),
    ],
    typed: { name: ['hardware settings file json fields', 'X24 INCLUDE CONNECT in settings file'] },
  },
  {
    asks: 'Another focus value with another version.',
    origins: [],
    answers: [
      at('Examples/EEGProjects/FocusArduino', 'factors', 'A threshold holds for one version'),
      at('ForDevelopers/Spectra', 'band-power', 'has other factors than the versions inside the GUI'),
    ],
    typed: {
      trouble: ['brainflow concentration not same as gui focus', 'focus widget value changed after update'],
    },
  },
  {
    asks: 'A Cyton in a page of the browser.',
    origins: [],
    answers: [at('ForDevelopers/OwnDriver', 'web-serial', 'The browser asks which port the page may open')],
    typed: { task: ['javascript web serial openbci example', 'show cyton data in my web page'] },
  },
  {
    asks: 'A serial port with a Cyton that is not there.',
    origins: [],
    answers: [
      at(
        'ForDevelopers/OwnDriver',
        'fake-cyton',
        'a serial port with a Cyton behind it that is only simulated',
      ),
    ],
    typed: { task: ['cyton emulator', 'mock openbci board for unit tests'] },
  },
  {
    asks: 'A line of a raw EmotiBit file.',
    origins: [],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'raw', 'milliseconds since power-on, packet number')],
    typed: { name: ['parse emotibit raw file columns', 'emotibit timestamp of each data point in payload'] },
  },
  {
    asks: 'The acceleration of a Ganglion that comes over WiFi.',
    origins: [],
    answers: [
      at('Deprecated/WiFiShield/WiFiAPI', 'what-arrives', 'acceleration over WiFi stands in bytes 26 to 31'),
    ],
    typed: { name: ['ganglion wifi aux bytes accelerometer g per count'] },
  },
  {
    asks: 'Pulses that a program makes with an Arduino.',
    origins: [],
    answers: [
      at('Cyton/CytonExternal', 'arduino', 'makes a pulse of 20 ms for every byte that the computer sends'),
    ],
    typed: { task: ['psychopy arduino pulse to openbci pin', 'python serial trigger arduino d17'] },
  },
  {
    asks: 'The tilt of a head in degrees.',
    origins: [],
    answers: [at('Cyton/CytonDataFormat', 'accelerometer', 'keep the three values a of the upright posture')],
    typed: { task: ['compute head angle from cyton accel', 'accelerometer to degrees'] },
  },
  {
    asks: 'Sixteen channels set with one call.',
    origins: [],
    answers: [
      at(
        'ForDevelopers/SoftwareDevelopment',
        'send-commands-to-the-board',
        'each call returns only when nothing has come for a second',
      ),
    ],
    typed: { task: ['set all channels at once brainflow'], trouble: ['config_board slow takes one second'] },
  },
  {
    asks: 'Samples of two boards that belong together.',
    origins: [],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'two-boards', 'one at the beginning and one at the end'),
    ],
    typed: { task: ['align two cytons with pulses drift formula'] },
  },
  {
    asks: 'The gaps of a Ganglion filled at their places.',
    origins: [],
    answers: [
      at('ForDevelopers/DataAnalysis', 'fill-gaps', 'has two rows for each packet, with the same number'),
    ],
    typed: { task: ['ganglion insert nan where packets were lost'] },
  },
  {
    asks: 'Beats per minute of a pulse sensor, without the widget.',
    origins: [],
    answers: [
      at(
        'ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing',
        'read-it-in-your-own-program',
        'also finds the steep rise of each pulse wave',
      ),
    ],
    typed: { task: ['heart rate from analog pin d11 recording python'] },
  },
];
