/** Where the archived Python libraries deliver other values than the converters measure, and what makes them right. */
import type { Source } from './types';

const old = (file: string, where: string): Source => ({
  title: `OpenBCI_Python 1.0.2, openbci/${file}`,
  where,
  url: `https://github.com/openbci-archive/OpenBCI_Python/blob/master/openbci/${file}`,
});

const readme: Source = {
  title: 'pyOpenBCI 0.13, README.md',
  where: 'Initializing Stream',
  url: 'https://github.com/openbci-archive/pyOpenBCI/blob/master/README.md',
};

/** A signal that an old library delivers in the wrong unit or scale. */
export interface ScaleFault {
  library: 'OpenBCI_Python' | 'pyOpenBCI';
  signal: string;
  delivers: string;
  /** What to do with the values. */
  repair: string;
  source: Source;
}

export const scaleFaults: readonly ScaleFault[] = [
  {
    library: 'OpenBCI_Python',
    signal: 'Cyton, Daisy by dongle',
    delivers: 'µV, for gain 24 whatever the gain is',
    repair: 'right at gain 24; else × 24 ÷ gain',
    source: old('cyton.py', 'scale_fac_uVolts_per_count'),
  },
  {
    library: 'OpenBCI_Python',
    signal: 'Cyton by WiFi',
    delivers: 'V',
    repair: '× 1,000,000 for µV',
    source: old('utils/parse.py', 'get_ads1299_scale_factors, micro_volts = False'),
  },
  {
    library: 'OpenBCI_Python',
    signal: 'Ganglion by Bluetooth',
    delivers: 'mV, under the name µV',
    repair: '× 1000 for µV',
    source: old('ganglion.py', 'scale_fac_uVolts_per_count = 1200 / …'),
  },
  {
    library: 'OpenBCI_Python',
    signal: 'Ganglion by WiFi',
    delivers: 'V by the Cyton’s formula, 4.5 V at gain 51: 5.625 times too much',
    repair: '÷ 5.625 for V',
    source: old('wifi.py', 'gains = [51, 51, 51, 51]'),
  },
  {
    library: 'OpenBCI_Python',
    signal: 'Acceleration, Cyton',
    delivers: 'g; zeros mean "nothing new"',
    repair: 'right; keep the last value',
    source: old('cyton.py', 'scale_fac_accel_G_per_count'),
  },
  {
    library: 'OpenBCI_Python',
    signal: 'Acceleration, Cyton with Daisy',
    delivers: 'mean of two packets, one of them zero',
    repair: '× 2',
    source: old('cyton.py', 'start_streaming, avg_aux_data'),
  },
  {
    library: 'OpenBCI_Python',
    signal: 'Acceleration, Ganglion',
    delivers: '0.000016 per count; a count is 0.016 g',
    repair: '× 1000 for g',
    source: old('ganglion.py', 'scale_fac_accel_G_per_count'),
  },
  {
    library: 'pyOpenBCI',
    signal: 'Cyton, Daisy',
    delivers: 'counts; its README has 4,500,000 ÷ 24 ÷ (2^23 − 1) µV',
    repair: 'right at gain 24; put in your own gain',
    source: readme,
  },
  {
    library: 'pyOpenBCI',
    signal: 'Ganglion',
    delivers: 'counts; its README multiplies 1.2 × 8388607 × 1.5 × 51, which is 770,074,122.6 "V"',
    repair: '1.2 V ÷ (8388607 × 1.5 × 51)',
    source: readme,
  },
  {
    library: 'pyOpenBCI',
    signal: 'Acceleration, Ganglion',
    delivers: 'nothing; its README names 0.032 g per count',
    repair: '0.016 g per count',
    source: readme,
  },
];
