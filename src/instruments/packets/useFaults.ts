import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Fault } from './fault';

/** A packet, as far as a fault can find it. */
interface Placed {
  offset: number;
}

/** Which packet is shown, and the fault that led to it. */
export interface ShownPacket {
  /** From 0 among the packets; −1 where there are none. */
  at: number;
  /** The fault that is shown, as long as it is one of the list. */
  fault: Fault | null;
  /** The bytes of that fault are no packet: they are shown as they are, before the packet that follows. */
  isBetween: boolean;
  /** Where the bytes are shown: it is scrolled to and gets the focus when a fault leads there. */
  target: RefObject<HTMLDivElement>;
  turn: (at: number) => void;
  show: (fault: Fault) => void;
}

/** Leads from a fault to its bytes, and through the packets one by one. */
export function useFaults(packets: readonly Placed[], faults: readonly Fault[]): ShownPacket {
  const [wanted, setWanted] = useState(0);
  const [led, setLed] = useState<{ fault: Fault } | null>(null);
  const target = useRef<HTMLDivElement>(null);
  const fault = led !== null && faults.includes(led.fault) ? led.fault : null;
  useEffect(() => {
    if (!led) return;
    target.current?.focus({ preventScroll: true });
    target.current?.scrollIntoView({ block: 'nearest' });
  }, [led]);
  return {
    at: Math.min(wanted, packets.length - 1),
    fault,
    isBetween: fault !== null && !packets.some(({ offset }) => offset === fault.about.offset),
    target,
    turn: (at) => {
      setLed(null);
      setWanted(at);
    },
    show: (next) => {
      const after = packets.findIndex(({ offset }) => offset >= next.about.offset);
      setWanted(after < 0 ? Math.max(0, packets.length - 1) : after);
      // A new object, so that the same fault leads there again.
      setLed({ fault: next });
    },
  };
}
