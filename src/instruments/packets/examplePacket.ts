/** The packet that the data format page works through. */
import { encodePacket, microvoltsToCounts } from '@site/src/protocol/cyton';
import { formatHexText } from '@site/src/protocol/bytesText';

/** Microvolts at gain 24, channel 1 first: small and large, of both signs, and a channel at the limit. */
const MICROVOLTS = [10, -10, 100, -100, 1000, -1000, 0, 187500];

/** 33 bytes as hexadecimal text: sample 43, accelerometer flat on the table. */
export const examplePacketHex = ((): string => {
  const packet = encodePacket({
    sampleNumber: 43,
    stopByte: 0xc0,
    counts: MICROVOLTS.map((value) => microvoltsToCounts(value, 24)),
    aux: { kind: 'accelerometer', counts: [160, -240, 8000] },
  });
  if (!packet.ok) throw new Error(`The example of the data format page cannot be written: ${packet.error}`);
  return formatHexText(packet.value);
})();
