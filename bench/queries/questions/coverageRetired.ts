import { at, type Question } from '../types';

/** What readers of the pages of retired products ask, collected beside the old public pages and threads. */
export const coverageRetired: readonly Question[] = [
  {
    asks: 'Several WiFi Shields at once.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/288'],
    answers: [at('Deprecated/WiFiShield/WiFiGS', 'several', 'Each then has its own address')],
    typed: { task: ['two wifi shields same time', 'record from 2 wifi shields simultaneously'] },
  },
  {
    asks: 'How long a battery lasts with a WiFi Shield.',
    origins: [],
    answers: [at('Deprecated/WiFiShield/WiFiGS', 'battery-life', 'a streaming shield runs about 3 hours')],
    typed: { task: ['wifi shield battery life', 'how many hours does wifi shield run on 500mah'] },
  },
  {
    asks: 'A Ganglion with a WiFi Shield that loses single samples.',
    origins: ['https://github.com/OpenBCI/OpenBCI_WIFI/issues/70'],
    answers: [
      at('Deprecated/WiFiShield/WiFiGS', 'missing-packets', 'the board itself was too slow'),
      at('Deprecated/WiFiShield/WiFiAPI', 'ganglion', 'counts every conversion'),
    ],
    typed: {
      trouble: ['ganglion wifi shield 1600 hz dropped samples', 'ganglion wifi sample index 0 to 200 gaps'],
    },
  },
  {
    asks: "A Ganglion's impedance over the WiFi Shield.",
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/243'],
    answers: [at('Deprecated/WiFiShield/WiFiAPI', 'ganglion', 'packets with the stop byte 0xC7')],
    typed: { task: ['ganglion impedance over wifi shield'], name: ['0xC7 stop byte'] },
  },
  {
    asks: 'A WiFi Shield that is dark after an update.',
    origins: ['https://github.com/OpenBCI/OpenBCI_WIFI/issues/90'],
    answers: [
      at('Deprecated/WiFiShield/WiFiProgram', 'if-it-does-not-work', 'No network appears after the update'),
      at('Deprecated/WiFiShield/WiFiProgram', 'by-wire', 'esptool.py --port'),
    ],
    typed: {
      trouble: [
        'wifi shield d2 does not blink after firmware update',
        'shield bricked after update no hotspot',
      ],
    },
  },
  {
    asks: 'Schematic and parts list of the WiFi Shield.',
    origins: [],
    answers: [at('Deprecated/WiFiShield/WiFiLanding', 'design-files', 'the schematic as PDF')],
    typed: { name: ['wifi shield schematic', 'wifi shield kicad files'] },
  },
  {
    asks: 'A Ganglion with firmware 3 and the archived Python libraries.',
    origins: [],
    answers: [at('Deprecated/Python', 'ganglion-3', 'Neither library can read it over Bluetooth')],
    typed: {
      trouble: ['pyopenbci ganglion only nan values', 'need to wait for next full packet'],
      task: ['pyopenbci ganglion firmware 3'],
    },
  },
  {
    asks: 'A port that is not there, in pyOpenBCI.',
    origins: ['https://github.com/openbci-archive/pyOpenBCI/issues/12'],
    answers: [
      at('Deprecated/Python', 'errors', 'There is no port of that name'),
      at('Troubleshooting/FTDI_Fix_Windows', 'in-use', 'there is no port of this number'),
    ],
    typed: { trouble: ['pyopenbci could not open port COM4 FileNotFoundError'] },
  },
  {
    asks: 'GUI 4 or the Hub with a Ganglion of today, and where to get them.',
    origins: [],
    answers: [at('Deprecated/Hub', 'keep-gui-4-running', 'Ganglion needs firmware 1 or 2 here')],
    typed: { task: ['gui 4.2.0 ganglion firmware 3', 'download openbci gui 4.2.0'] },
  },
  {
    asks: 'A Mark III with a Ganglion.',
    origins: [],
    answers: [
      at('Deprecated/MarkIII', 'ganglion', 'with four electrodes of your choice'),
      at('AddOns/Headwear/MarkIV', 'four-channels-ganglion', 'any four of the electrodes'),
    ],
    typed: { task: ['ultracortex mark iii with ganglion'] },
  },
  {
    asks: 'A Mark III frame that the slicer fills with supports.',
    origins: ['https://github.com/OpenBCI/Ultracortex/issues/27'],
    answers: [
      at('Deprecated/MarkIII', 'parts', 'fills the frame with supports'),
      at('AddOns/Headwear/MarkIV', 'print-it', 'as few as possible'),
    ],
    typed: { trouble: ['mark iii frame too much support material'] },
  },
  {
    asks: 'Errors of the archived Python libraries that hide their cause.',
    origins: [
      'https://github.com/openbci-archive/OpenBCI_Python/issues/123',
      'https://github.com/openbci-archive/pyOpenBCI/issues/6',
    ],
    answers: [at('Deprecated/Python', 'errors', 'stumbles over its own warning')],
    typed: {
      trouble: [
        "OpenBCICyton object has no attribute 'log_packet_count'",
        'ganglion mac from ifconfig does not connect pyopenbci',
      ],
    },
  },
  {
    asks: 'The pins of the motor imagery experiment.',
    origins: [],
    answers: [at('Deprecated/MotorImagery', 'electrodes', 'The original used the bottom pins')],
    typed: { task: ['motor imagery cyton pins c3 cz c4'] },
  },
  {
    asks: 'The WiFi Shield with OpenViBE, MATLAB or LSL.',
    origins: [],
    answers: [at('Deprecated/WiFiShield/WiFiGS', 'other-programs', 'send the samples on by LSL')],
    typed: { task: ['wifi shield openvibe', 'wifi shield matlab', 'wifi shield lsl'] },
  },
  {
    asks: 'The order of Cyton, shield and Daisy.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/DaisyGS', 'mount', 'the order from below is Cyton, shield, Daisy'),
      at('Deprecated/WiFiShield/WiFiGS', 'power-a-cyton-with-shield', 'A Daisy goes on top of the shield'),
    ],
    typed: { task: ['wifi shield and daisy stack order'] },
  },
  {
    asks: 'A WiFi manager that does not open.',
    origins: ['https://github.com/OpenBCI/OpenBCI_WIFI/issues/62'],
    answers: [at('Deprecated/WiFiShield/WiFiGS', 'manager', 'If the manager does not open at all')],
    typed: { trouble: ['192.168.4.1/wifi does not open wifi manager'] },
  },
  {
    asks: "The shield's hotspot, which nobody can join in an office.",
    origins: ['https://github.com/OpenBCI/OpenBCI_WIFI/issues/79'],
    answers: [at('Deprecated/WiFiShield/WiFiGS', 'office', 'out of reach of the building')],
    typed: { trouble: ['cant join OpenBCI hotspot at office'] },
  },
  {
    asks: 'pyOpenBCI on a Python of today, and its WiFi part.',
    origins: [
      'https://github.com/openbci-archive/pyOpenBCI/issues/2',
      'https://github.com/openbci-archive/pyOpenBCI/issues/13',
    ],
    answers: [
      at('Deprecated/Python', 'errors', 'expects 33 where 0xA0 stands'),
      at('Deprecated/Python', 'pyopenbci-in-short', 'needs 3.11 or older'),
    ],
    typed: {
      trouble: ['pyopenbci wifi tcp socket established nothing happens', 'pyopenbci wifi invalid start byte'],
    },
  },
];
