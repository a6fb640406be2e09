/** What readers without a board can try, each with one press. */
import { CytonSession } from '@site/src/protocol/session/cytonSession';
import { GanglionSession } from '@site/src/protocol/session/ganglionSession';
import type { BoardSession, LiveBoard } from './board';
import { openSimulatedDongle, openSimulatedGanglion, type DongleLine } from './simulatedLine';

/** A simulated board, and what is done with it once it answers. */
export interface Scenario {
  name: string;
  /** Half the height of a lane that shows all of its signal, in µV, where the lanes of EEG are too low. */
  fullScaleUv?: number;
  open: (board: LiveBoard) => Promise<void>;
}

const DONGLE_CHANNEL = 20;
const PULLED_AFTER_MS = 3000;

/** Calls back once, when a session's board is ready; never, when another one takes its place. */
function whenReady(board: LiveBoard, session: BoardSession, begin: () => void): void {
  const leave = board.subscribe(() => {
    const { phase, busy } = session.state;
    if (board.session !== session || phase === 'closed') leave();
    else if (phase === 'ready' && busy === null) {
      leave();
      begin();
    }
  });
}

interface CytonScenario {
  name: string;
  hasDaisy?: boolean;
  /** Where the board calls, when the dongle does not listen there. */
  boardChannel?: number;
  fullScaleUv?: number;
  begin?: (session: CytonSession, line: DongleLine) => void;
}

const cyton = ({
  name,
  hasDaisy = false,
  boardChannel = DONGLE_CHANNEL,
  begin,
  fullScaleUv,
}: CytonScenario): Scenario => ({
  name,
  ...(fullScaleUv === undefined ? {} : { fullScaleUv }),
  open: async (board) => {
    const opened = await board.open(
      'Simulated Cyton',
      (listener) => openSimulatedDongle({ hasDaisy, channel: DONGLE_CHANNEL, boardChannel }, listener),
      (line, listener) => new CytonSession(line.send, listener),
    );
    if (opened && begin) whenReady(board, opened.session, () => begin(opened.session, opened.line));
  },
});

export const scenarios: readonly Scenario[] = [
  cyton({ name: 'Cyton', begin: (session) => session.start() }),
  cyton({ name: 'Cyton with Daisy', hasDaisy: true, begin: (session) => session.start() }),
  {
    name: 'Ganglion',
    open: async (board) => {
      const opened = await board.open(
        'Simulated Ganglion',
        openSimulatedGanglion,
        (line, listener) => new GanglionSession(line.firmware, line.send, listener),
      );
      if (opened) whenReady(board, opened.session, () => opened.session.start());
    },
  },
  cyton({
    name: 'Test signal',
    fullScaleUv: 5000,
    begin: (session) => {
      session.setTestSignal('-');
      session.start();
    },
  }),
  cyton({ name: 'Impedance of channel 1', begin: (session) => session.measureImpedance([1]) }),
  cyton({ name: 'Board on another channel', boardChannel: 5 }),
  cyton({
    name: 'Dongle pulled out',
    begin: (session, line) => {
      session.start();
      setTimeout(() => line.pull(), PULLED_AFTER_MS);
    },
  }),
];
