import type { ReactNode } from 'react';
import {
  formatChangeSources,
  formatChanges,
  settingsFiles,
  versionDifferences,
  type FileColumn,
  type GuiWidget,
  type NetworkFormat,
  type Shortcut,
  type WidgetSetting,
} from '@site/src/data/gui';
import { CodeText } from './CodeText';
import { SourceNote } from './SourceNote';
import styles from './GuiTables.module.css';
import { TableFrame } from './TableFrame';

/** Settings of a widget or a panel: choices, first choice, meaning. */
export function SettingsTable({
  caption,
  settings,
}: {
  caption: string;
  settings: readonly WidgetSetting[];
}): ReactNode {
  const hasInitial = settings.some(({ initial }) => initial);
  const hasMeaning = settings.some(({ meaning }) => meaning);
  return (
    <TableFrame caption={caption}>
      <thead>
        <tr>
          <th scope="col">Setting</th>
          <th scope="col">Choices</th>
          {hasInitial && <th scope="col">At first</th>}
          {hasMeaning && <th scope="col">Meaning</th>}
        </tr>
      </thead>
      <tbody>
        {settings.map((setting) => (
          <tr key={setting.name}>
            <th scope="row">{setting.name}</th>
            <td>{setting.options}</td>
            {hasInitial && <td>{setting.initial}</td>}
            {hasMeaning && <td>{setting.meaning}</td>}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** All widgets: what for, and with which data source. */
export function WidgetTable({
  caption,
  widgets,
}: {
  caption: string;
  widgets: readonly GuiWidget[];
}): ReactNode {
  return (
    <TableFrame caption={caption}>
      <thead>
        <tr>
          <th scope="col">Widget</th>
          <th scope="col">What it is for</th>
          <th scope="col">Offered with</th>
          <th scope="col">Source</th>
        </tr>
      </thead>
      <tbody>
        {widgets.map((widget) => (
          <tr key={widget.name}>
            <th scope="row">{widget.name}</th>
            <td>{widget.purpose}</td>
            <td>{widget.offered}</td>
            <td>
              <SourceNote source={widget.source} />
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** The settings of one widget, found by its name. */
export function WidgetSettings({
  widgets,
  name,
}: {
  widgets: readonly GuiWidget[];
  name: string;
}): ReactNode {
  const widget = widgets.find((candidate) => candidate.name === name);
  if (!widget) {
    throw new Error(`WidgetSettings: no widget is called "${name}". Use a name from src/data/gui.ts.`);
  }
  return <SettingsTable caption={`Settings of ${name}`} settings={widget.settings} />;
}

/** Keyboard shortcuts and whether they need Expert Mode. */
export function ShortcutTable({
  caption,
  shortcuts,
}: {
  caption: string;
  shortcuts: readonly Shortcut[];
}): ReactNode {
  return (
    <TableFrame caption={caption}>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">Effect</th>
          <th scope="col">Expert Mode</th>
          <th scope="col">Note</th>
        </tr>
      </thead>
      <tbody>
        {shortcuts.map(({ keys, effect, expert, note }) => (
          <tr key={keys.join('')}>
            <th scope="row">
              {keys.map((key, i) => (
                <span key={key}>
                  {i > 0 && ' '}
                  <kbd>{key}</kbd>
                </span>
              ))}
            </th>
            <td>{effect}</td>
            <td>{expert ? 'needed' : 'no'}</td>
            <td>{note}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** What one protocol sends for each kind of data. */
export function NetworkTable({
  caption,
  formats,
  protocol,
}: {
  caption: string;
  formats: readonly NetworkFormat[];
  protocol: 'udp' | 'osc' | 'lslChannels' | 'serial';
}): ReactNode {
  const isMessage = protocol !== 'lslChannels';
  return (
    <div className={styles.breaking}>
      <TableFrame caption={caption}>
        <thead>
          <tr>
            <th scope="col">Data type</th>
            <th scope="col">{isMessage ? 'Example' : 'Channels of the stream'}</th>
          </tr>
        </thead>
        <tbody>
          {formats.map((format) => (
            <tr key={format.dataType}>
              <th scope="row">{format.dataType}</th>
              <td>
                {protocol === 'udp' ? <code>{format.udp}</code> : <CodeText>{format[protocol]}</CodeText>}
              </td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </div>
  );
}

/** What each kind of data is and how often it is sent. */
export function NetworkContents({
  caption,
  formats,
}: {
  caption: string;
  formats: readonly NetworkFormat[];
}): ReactNode {
  return (
    <TableFrame caption={caption}>
      <thead>
        <tr>
          <th scope="col">Data type</th>
          <th scope="col">Content</th>
          <th scope="col">Sent</th>
        </tr>
      </thead>
      <tbody>
        {formats.map(({ dataType, content, pace }) => (
          <tr key={dataType}>
            <th scope="row">{dataType}</th>
            <td>{content}</td>
            <td>
              {pace === 'block' ? 'every 40 ms, with all samples of that time' : 'once per drawn frame'}
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** The columns of a recording, counted from 1. */
export function ColumnTable({
  caption,
  columns,
}: {
  caption: string;
  columns: readonly FileColumn[];
}): ReactNode {
  return (
    <TableFrame caption={caption}>
      <thead>
        <tr>
          <th scope="col">Column</th>
          <th scope="col">Name in the file</th>
          <th scope="col">Content</th>
        </tr>
      </thead>
      <tbody>
        {columns.map(({ from, to, name, meaning }) => (
          <tr key={from}>
            <td>{from === to ? from : `${from}–${to}`}</td>
            <th scope="row">{name}</th>
            <td>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** Where 5.2.2 and 6.0.0-beta.1 differ. */
export function VersionDifferences({ caption }: { caption: string }): ReactNode {
  return (
    <div className={styles.breaking}>
      <TableFrame caption={caption}>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">5.2.2</th>
            <th scope="col">6.0.0-beta.1</th>
          </tr>
        </thead>
        <tbody>
          {versionDifferences.map(({ topic, v52, v6, source }) => (
            <tr key={topic}>
              <th scope="row">{topic}</th>
              <td>
                <CodeText>{v52}</CodeText>
              </td>
              <td>
                <CodeText>{v6}</CodeText> <br /> <SourceNote source={source} />
              </td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </div>
  );
}

/** What older versions send over the network instead. */
export function FormatChanges({ caption }: { caption: string }): ReactNode {
  return (
    <>
      <div className={styles.breaking}>
        <TableFrame caption={caption}>
          <thead>
            <tr>
              <th scope="col">Data</th>
              <th scope="col">5.2.0 to 5.2.2</th>
              <th scope="col">5.0.0 to 5.1.0</th>
            </tr>
          </thead>
          <tbody>
            {formatChanges.map(({ dataType, v52, v51 }) => (
              <tr key={dataType}>
                <th scope="row">{dataType}</th>
                <td>
                  <CodeText>{v52}</CodeText>
                </td>
                <td>
                  <CodeText>{v51}</CodeText>
                </td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
      </div>
      <p>
        {formatChangeSources.map((source, i) => (
          <span key={source.title}>
            {i > 0 && '; '}
            <SourceNote source={source} />
          </span>
        ))}
      </p>
    </>
  );
}

/** The files below `Settings`: when each is written and what it holds. */
export function SettingsFiles({ caption }: { caption: string }): ReactNode {
  return (
    <div className={styles.breaking}>
      <TableFrame caption={caption}>
        <thead>
          <tr>
            <th scope="col">Settings</th>
            <th scope="col">Content</th>
            <th scope="col">File</th>
          </tr>
        </thead>
        <tbody>
          {settingsFiles.map(({ name, file, written, content, source }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <CodeText>{content}</CodeText>. <em>Written by:</em> <CodeText>{written}</CodeText>
              </td>
              <td>
                <CodeText>{file}</CodeText>
                <br />
                <SourceNote source={source} />
              </td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </div>
  );
}
