import clsx from 'clsx';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import { CytonSession } from '@site/src/protocol/session/cytonSession';
import { GanglionSession } from '@site/src/protocol/session/ganglionSession';
import type { Message } from '@site/src/protocol/session/messages';
import { Button } from '../Button';
import styles from '../instruments.module.css';
import { canBluetooth, openBluetooth } from './bluetoothLine';
import { channelsOf, LiveBoard, type BoardSession, type LiveState } from './board';
import { GanglionBanner, GanglionImpedance, GanglionSettings } from './GanglionPanels';
import live from './live.module.css';
import { LivePlot } from './LivePlot';
import { Browsers, Safety } from './Notes';
import { ChannelPanel, ImpedancePanel, RadioPanel, RegisterPanel, TestPanel, ValuesTable } from './Panels';
import { scenarios } from './scenarios';
import { numberOf } from '../words';
import { StillBoard } from './StillBoard';
import { canSerial, openSerial } from './serialLine';
import { views, type View } from './traces';

/** Shows EEG, and most of what else comes from a body. */
const FIRST_SCALE_UV = 100;
const SCALES_UV = [50, 100, 200, 500, 1000, 5000, 200_000] as const;

const toneClass: Readonly<Record<Message['tone'], string | undefined>> = {
  good: styles.good,
  note: undefined,
  bad: styles.bad,
};

/** How a board stands that does nothing new; `null` where there is no word for it. */
function restingText({ lineName, session }: LiveState): string | null {
  if (lineName === null) return 'No board is connected.';
  if (session?.board === 'ganglion' && session.isMeasuring) return 'The electrodes are being tested.';
  if (session?.phase === 'streaming') return 'The stream is on.';
  if (session?.phase === 'ready') return 'The board is connected, and its stream is off.';
  return null;
}

/** What happens, or what went wrong: read out when it changes. */
function Status({ state, at }: { state: LiveState; at: RefObject<HTMLDivElement> }): ReactNode {
  const { session, isOpening } = state;
  const problem = state.problem ?? state.recording?.problem;
  const message: Message | null = problem ? { tone: 'bad', text: problem } : (session?.message ?? null);
  const isBusy = isOpening || Boolean(session?.busy);
  const resting = isBusy ? null : restingText(state);
  return (
    <div ref={at} tabIndex={-1} className={live.state} role="status">
      {isBusy && (
        <p className={styles.quiet}>{isOpening ? 'Choose from the browser’s list' : session?.busy} …</p>
      )}
      {message ? (
        <p className={toneClass[message.tone]}>{message.text}</p>
      ) : (
        resting && <p className={styles.quiet}>{resting}</p>
      )}
    </div>
  );
}

/** What is known of a connected board. */
function BoardFacts({ board, state }: { board: LiveBoard; state: LiveState }): ReactNode {
  const { session } = state;
  if (!session?.banner) return null;
  const { packets, lost, strayBytes } = board.session?.counts ?? { packets: 0, lost: 0, strayBytes: 0 };
  const share = packets + lost === 0 ? 0 : (100 * lost) / (packets + lost);
  return (
    <p className={styles.quiet}>
      {state.lineName ?? 'Disconnected'} · firmware {session.firmware ?? 'unknown'} ·{' '}
      {session.board === 'ganglion'
        ? '4 channels, 200 Hz'
        : `radio channel ${session.radioChannel ?? 'unknown'} · ${session.hasDaisy ? '16 channels, 125 Hz' : '8 channels, 250 Hz'}`}{' '}
      · {numberOf(packets, 'packet')}, {lost} lost ({share.toFixed(2)}
      {'\u00a0'}%), {numberOf(strayBytes, 'stray byte')}
    </p>
  );
}

/** A part of the controls that opens. */
function Panel({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <details className={styles.more}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

/** Everything that a board can be told, by board. */
function Panels({ session }: { session: BoardSession }): ReactNode {
  if (session instanceof GanglionSession) {
    const props = { session, state: session.state };
    return (
      <>
        <Panel title="Channels, accelerometer, test signal">
          <GanglionSettings {...props} />
        </Panel>
        <Panel title="Impedance">
          <GanglionImpedance {...props} />
        </Panel>
        <Panel title="Version">
          <GanglionBanner state={props.state} />
        </Panel>
      </>
    );
  }
  const props = { session, state: session.state };
  return (
    <>
      <Panel title="Channel settings">
        <ChannelPanel {...props} />
      </Panel>
      <Panel title="Test signals">
        <TestPanel {...props} />
      </Panel>
      <Panel title="Impedance">
        <ImpedancePanel {...props} />
      </Panel>
      <Panel title="Version and registers">
        <RegisterPanel {...props} />
      </Panel>
      <Panel title="Radio channel">
        <RadioPanel {...props} />
      </Panel>
    </>
  );
}

/** A board in the page: the dongle's, or a simulated one. */
export function LiveBoardLive(): ReactNode {
  const [board] = useState(() => new LiveBoard());
  const state = useSyncExternalStore(board.subscribe, board.getState, board.getState);
  const [scaleUv, setScaleUv] = useState<number>(FIRST_SCALE_UV);
  const [view, setView] = useState<View>('offset');
  const [showsValues, setShowsValues] = useState(false);
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => () => void board.disconnect(), [board]);
  const isRecording = state.recording !== null;
  useEffect(() => {
    if (!isRecording) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isRecording]);

  const { session } = board;
  const known = state.session;
  const isStreaming = known?.phase === 'streaming';
  const isReady = known?.phase === 'ready' || isStreaming;
  const isBusy = Boolean(known?.busy) || state.isOpening;
  // `pulse` says when to read again.
  const summaries = known?.banner && state.pulse >= 0 ? (board.traces?.summarise() ?? []) : [];
  const connectCyton = (showsAll: boolean): void =>
    void board.open(
      'Cyton',
      (listener) => openSerial(showsAll, listener),
      (line, listener) => new CytonSession(line.send, listener),
    );
  const connectGanglion = (): void =>
    void board.open(
      'Ganglion',
      openBluetooth,
      (line, listener) => new GanglionSession(line.firmware, line.send, listener),
    );
  return (
    <>
      <Safety />
      <p className={clsx(styles.label, live.choices)}>Try with a simulated board</p>
      <div className={styles.row} role="group" aria-label="Examples: simulated boards">
        {scenarios.map((scenario) => (
          <button
            key={scenario.name}
            type="button"
            className={styles.button}
            onClick={() => {
              setScaleUv(scenario.fullScaleUv ?? FIRST_SCALE_UV);
              void scenario.open(board);
            }}
          >
            {scenario.name}
          </button>
        ))}
      </div>
      <p className={clsx(styles.label, live.choices)}>Connect your own</p>
      <div className={styles.row}>
        {canSerial() && (
          <>
            <Button isOff={state.isOpening} onClick={() => connectCyton(false)}>
              Cyton: choose the dongle’s port
            </Button>
            <Button isOff={state.isOpening} onClick={() => connectCyton(true)}>
              Cyton: all ports
            </Button>
          </>
        )}
        {canBluetooth() && (
          <Button isOff={state.isOpening} onClick={connectGanglion}>
            Ganglion: choose it by Bluetooth
          </Button>
        )}
      </div>
      {state.lineName === null && !canSerial() && (
        <p>
          <strong>This browser cannot open serial ports</strong>, so it cannot reach the Cyton’s dongle.
        </p>
      )}
      {state.lineName === null && !canBluetooth() && (
        <p>
          <strong>This browser has no Web Bluetooth</strong>, so it cannot reach a Ganglion.
        </p>
      )}
      {state.lineName === null && !(canSerial() && canBluetooth()) && <Browsers />}
      <Status state={state} at={status} />
      {known && session && (
        <>
          <BoardFacts board={board} state={state} />
          <div className={styles.row}>
            {known.phase === 'noBoard' && session instanceof CytonSession && (
              <>
                <Button isOff={isBusy} onClick={() => session.connect()}>
                  Try again
                </Button>
                <Button isOff={isBusy} onClick={() => session.search()}>
                  Search channels 1 to 25
                </Button>
                <span className={styles.quiet}>The dongle stores the channel on which it finds a board.</span>
              </>
            )}
            {isReady && (
              <>
                <Button isOff={isBusy} onClick={() => (isStreaming ? session.stop() : session.start())}>
                  {isStreaming ? 'Stop the stream' : 'Start the stream'}
                </Button>
                <button
                  type="button"
                  className={styles.button}
                  onClick={() => void (isRecording ? board.endRecording() : board.startRecording())}
                >
                  {isRecording ? 'Stop recording' : 'Record'}
                </button>
              </>
            )}
            {state.lineName !== null && (
              <button
                type="button"
                className={styles.button}
                onClick={() => {
                  // The button goes away with the board.
                  status.current?.focus();
                  void board.disconnect();
                }}
              >
                Disconnect
              </button>
            )}
            {state.recording && <span>{numberOf(state.recording.rows, 'sample')} recorded</span>}
          </div>
        </>
      )}
      {known?.banner == null && (
        <div className={styles.paper}>
          <StillBoard />
        </div>
      )}
      {known?.banner != null && (
        <>
          <LivePlot
            key={channelsOf(known)}
            board={board}
            channels={channelsOf(known)}
            fullScaleUv={scaleUv}
            summaries={summaries}
          />
          <div className={styles.fields}>
            <label>
              Lane{' '}
              <select value={scaleUv} onChange={(event) => setScaleUv(Number(event.target.value))}>
                {SCALES_UV.map((value) => (
                  <option key={value} value={value}>
                    ±{value < 1000 ? `${value} µV` : `${value / 1000} mV`}
                  </option>
                ))}
              </select>
            </label>
            <label>
              Show{' '}
              <select
                value={view}
                onChange={(event) => {
                  const next = (Object.keys(views) as View[]).find((key) => key === event.target.value);
                  if (!next) return;
                  setView(next);
                  board.setView(next);
                }}
              >
                {Object.entries(views).map(([key, label]) => (
                  <option key={key} value={key}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
            <button
              type="button"
              className={styles.button}
              aria-pressed={showsValues}
              onClick={() => setShowsValues(!showsValues)}
            >
              Values as a table
            </button>
          </div>
          {showsValues && <ValuesTable summaries={summaries} kiloohms={known.kiloohms} />}
        </>
      )}
      {session && isReady && <Panels session={session} />}
    </>
  );
}
