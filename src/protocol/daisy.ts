/** How the packets of a Cyton with Daisy are told apart: board channels in odd packets, Daisy channels in even ones. */

/** Whether a packet holds channels 9 to 16. */
export const isDaisyPacket = (sampleNumber: number): boolean => sampleNumber % 2 === 0;
