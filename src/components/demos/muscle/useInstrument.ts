import { useEffect, useState } from 'react';
import { Instrument } from './instrument';

interface Sound {
  instrument: Instrument;
  isOn: boolean;
  toggle: () => void;
}

/** The instrument of one demo: off at first, closed with the page. */
export function useInstrument(): Sound {
  const [instrument] = useState(() => new Instrument());
  const [isOn, setIsOn] = useState(false);
  useEffect(() => () => instrument.close(), [instrument]);
  return {
    instrument,
    isOn,
    toggle: () => {
      if (isOn) instrument.turnOff();
      else instrument.turnOn();
      setIsOn(!isOn);
    },
  };
}
