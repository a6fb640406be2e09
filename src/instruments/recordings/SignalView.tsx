import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { formatValue, makeAxis, toPercent } from '@site/src/components/plots/scale';
import { ValueTable } from '@site/src/components/plots/ValueTable';
import type { ReadingSettings, View } from '@site/src/protocol/recordings/recordingFile';
import type { RecordingEvent } from '@site/src/protocol/recordings/scan';
import type { RecordingChannel } from '@site/src/protocol/recordings/types';
import { useLatest } from '@site/src/useLatest';
import { LatestAsker, type RecordingClient } from './client';
import { withInk } from '../ink';
import { numberOf } from '../words';
import { drawLanes, extentsOf, rangesOf, type LaneColours, type LaneScale, type Mark } from './lanes';
import styles from './recordings.module.css';
import { useCanvasLook } from './useCanvasLook';
import { moveView, viewAfterKey, zoomView, type Shown } from './views';
import { formatTime } from './words';

/** A channel that is shown. */
export interface ShownChannel extends RecordingChannel {
  index: number;
}

interface SignalViewProps {
  client: RecordingClient;
  channels: readonly ShownChannel[];
  settings: ReadingSettings;
  rateHz: number;
  rows: number;
  shown: Shown;
  onShow: (shown: Shown) => void;
  scale: LaneScale;
  marks: readonly Mark[];
  events: readonly RecordingEvent[];
}

interface Answer {
  view: View;
  asked: Shown;
  channels: readonly ShownChannel[];
}

/** More columns than a screen has dots would show nothing more. */
const MOST_COLUMNS = 1600;

/** As many markers have their text in the picture. */
const MOST_NAMED = 12;

const laneHeight = (lanes: number): number => (lanes <= 4 ? 96 : lanes <= 8 ? 64 : 44);

/** The number that the colours of the cables begin anew with. */
const CABLE_COLOURS = 8;

/** Channels below each other. Keys, buttons and pointers move and zoom; what it shows can be had as a table. */
export function SignalView({
  client,
  channels,
  settings,
  rateHz,
  rows,
  shown,
  onShow,
  scale,
  marks,
  events,
}: SignalViewProps): ReactNode {
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failure, setFailure] = useState('');
  const { size, theme } = useCanvasLook(canvas);
  const asker = useMemo(() => ({ client, latest: new LatestAsker<Answer>() }), [client]);
  const dragged = useRef<{ x: number; shown: Shown } | null>(null);

  const columns = Math.min(MOST_COLUMNS, Math.max(100, size.width));
  useEffect(() => {
    if (rows === 0 || channels.length === 0) return;
    const part = { from: shown[0], to: shown[1], channels: channels.map(({ index }) => index) };
    asker.latest.ask(
      () =>
        asker.client
          .ask({ kind: 'view', part, columns, settings })
          .then((view) => ({ view, asked: shown, channels })),
      (given) => {
        setAnswer(given);
        setFailure('');
      },
      (error) => setFailure(error instanceof Error ? error.message : String(error)),
    );
  }, [asker, channels, columns, rows, settings, shown]);

  const isCurrent = answer?.channels === channels;
  const extents = useMemo(
    () => (answer && isCurrent ? extentsOf(answer.view, answer.channels.length) : []),
    [answer, isCurrent],
  );
  const ranges = useMemo(
    () =>
      rangesOf(
        extents,
        channels.map(({ unit }) => unit),
        scale,
      ),
    [channels, extents, scale],
  );

  useEffect(() => {
    const element = canvas.current;
    if (!element || !answer || !isCurrent || size.width === 0) return undefined;
    element.width = size.width;
    element.height = size.height;
    const readColours = (): LaneColours => {
      const style = getComputedStyle(element);
      const colour = (name: string): string => style.getPropertyValue(name).trim();
      return {
        line: colour('--site-line'),
        mark: { gap: colour('--site-danger'), event: colour('--site-muted') },
        channels: channels.map(({ kind, index }) =>
          kind === 'signal' ? colour(`--channel-${(index % CABLE_COLOURS) + 1}`) : colour('--fig-ink'),
        ),
      };
    };
    const draw = (colours: LaneColours): void =>
      drawLanes(element, { view: answer.view, asked: answer.asked, ranges, shown, marks, colours });
    const drawForPaper = (): void => draw(withInk(readColours));
    const drawForScreen = (): void => draw(readColours());
    drawForScreen();
    window.addEventListener('beforeprint', drawForPaper);
    window.addEventListener('afterprint', drawForScreen);
    return () => {
      window.removeEventListener('beforeprint', drawForPaper);
      window.removeEventListener('afterprint', drawForScreen);
    };
  }, [answer, channels, isCurrent, marks, ranges, shown, size, theme]);

  const [from, to] = shown;
  const span = to - from;
  const keys = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = viewAfterKey(event.key, shown, rows);
    if (!next) return;
    event.preventDefault();
    onShow(next);
  };
  const drag = (event: PointerEvent<HTMLDivElement>): void => {
    const start = dragged.current;
    if (!start) return;
    onShow(moveView(start.shown, (start.x - event.clientX) / event.currentTarget.clientWidth, rows));
  };
  const rowAt = (clientX: number, element: Element): number => {
    const { left, width } = element.getBoundingClientRect();
    return from + ((clientX - left) / width) * span;
  };

  // A wheel scrolls the page, unless it says that it zooms; React's own listener could not keep the page from zooming.
  const picture = useRef<HTMLDivElement>(null);
  const turn = useLatest((event: WheelEvent) => {
    const element = picture.current;
    if (!element || (!event.ctrlKey && !event.shiftKey && Math.abs(event.deltaX) <= Math.abs(event.deltaY)))
      return;
    event.preventDefault();
    onShow(
      event.ctrlKey
        ? zoomView(shown, 2 ** (event.deltaY / 200), rows, rowAt(event.clientX, element))
        : moveView(shown, (event.deltaX || event.deltaY) / element.clientWidth, rows),
    );
  });
  useEffect(() => {
    const element = picture.current;
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [turn]);

  const durationS = span / rateHz;
  const axis = makeAxis(from / rateHz, to / rateHz, 5, true);
  const inView = events.filter(({ row }) => row >= from && row <= to);
  const time = (row: number): string => formatTime(row / rateHz, durationS);
  const label = `Signals from ${time(from)} to ${time(to)}, ${numberOf(channels.length, 'channel')}`;
  return (
    <div className={styles.signals}>
      <div
        ref={picture}
        className={styles.picture}
        role="application"
        aria-roledescription="signal plot"
        aria-label={label}
        aria-describedby={`${id}keys`}
        tabIndex={0}
        style={{ height: Math.max(1, channels.length) * laneHeight(channels.length) }}
        onKeyDown={keys}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          dragged.current = { x: event.clientX, shown };
        }}
        onPointerMove={drag}
        onPointerUp={() => (dragged.current = null)}
        onPointerCancel={() => (dragged.current = null)}
        onDoubleClick={({ clientX, currentTarget }) =>
          onShow(zoomView(shown, 0.5, rows, rowAt(clientX, currentTarget)))
        }
      >
        <canvas ref={canvas} aria-hidden="true" />
        {channels.map((channel, lane) => (
          <span
            key={channel.index}
            className={styles.lane}
            style={{ top: `${(100 * lane) / channels.length}%` }}
            aria-hidden="true"
          >
            <strong>{channel.name}</strong> {extentText(extents[lane], channel.unit)}
          </span>
        ))}
        {inView.length <= MOST_NAMED &&
          inView.map(({ row, text }, index) => (
            <span
              key={`${row} ${index}`}
              className={styles.event}
              style={{ left: `${Math.min(92, (100 * (row - from)) / span)}%` }}
              aria-hidden="true"
            >
              {text}
            </span>
          ))}
      </div>
      <div className={styles.ticks} aria-hidden="true">
        {axis.ticks.map((tick) => (
          <span key={tick} style={{ left: `${toPercent(axis, tick)}%` }}>
            {formatTime(tick, durationS)}
          </span>
        ))}
      </div>
      {failure !== '' && <p role="alert">{failure}</p>}
      <p id={`${id}keys`} className={styles.keys}>
        Drag<span className="site-keys">, or use the arrow keys,</span> to move
        <span className="site-keys">
          ; <kbd>+</kbd> and <kbd>−</kbd> zoom, <kbd>Home</kbd> and <kbd>End</kbd> go to the ends,{' '}
          <kbd>0</kbd> shows everything
        </span>
        .
      </p>
      <ValueTable
        head={['Channel', 'Lowest', 'Highest', 'Unit']}
        rows={channels.map(({ name, unit }, lane) => [
          name,
          valueText(extents[lane]?.[0]),
          valueText(extents[lane]?.[1]),
          unit,
        ])}
      />
    </div>
  );
}

const valueText = (value: number | undefined): string =>
  value === undefined || Number.isNaN(value) ? '' : formatValue(value);

const extentText = (extent: readonly [number, number] | undefined, unit: string): string =>
  !extent || Number.isNaN(extent[0])
    ? 'no values here'
    : `${formatValue(extent[0])} to ${formatValue(extent[1])} ${unit}`;
