import type { ReactNode } from 'react';
import type { GuiWidget, Shortcut, WidgetSetting } from '@site/src/data/gui';
import { DataTable } from '../tables/DataTable';
import { SourceNote } from '../sources/SourceNote';

/** Settings of a widget or a panel: choices, first choice, meaning. */
export function SettingsTable({
  caption,
  settings,
}: {
  caption: string;
  settings: readonly WidgetSetting[];
}): ReactNode {
  return (
    <DataTable
      caption={caption}
      rows={settings}
      rowKey={({ name }) => name}
      columns={[
        { head: 'Setting', cell: ({ name }) => name, namesRow: true },
        { head: 'Choices', cell: ({ options }) => options },
        settings.some(({ initial }) => initial) && { head: 'At first', cell: ({ initial }) => initial },
        settings.some(({ meaning }) => meaning) && { head: 'Meaning', cell: ({ meaning }) => meaning },
      ]}
    />
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
    <DataTable
      caption={caption}
      rows={widgets}
      rowKey={({ name }) => name}
      columns={[
        { head: 'Widget', cell: ({ name }) => name, namesRow: true },
        { head: 'What it is for', cell: ({ purpose }) => purpose },
        { head: 'Offered with', cell: ({ offered }) => offered },
        { head: 'Source', cell: ({ source }) => <SourceNote source={source} /> },
      ]}
    />
  );
}

/** The settings of one widget, found by its name; throws where no widget has it. */
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
    <DataTable
      caption={caption}
      rows={shortcuts}
      rowKey={({ keys }) => keys.join('')}
      columns={[
        {
          head: 'Key',
          cell: ({ keys }) =>
            keys.map((key, i) => (
              <span key={key}>
                {i > 0 && ' '}
                <kbd>{key}</kbd>
              </span>
            )),
          namesRow: true,
        },
        { head: 'Effect', cell: ({ effect }) => effect },
        { head: 'Expert Mode', cell: ({ expert }) => (expert ? 'needed' : 'no') },
        { head: 'Note', cell: ({ note }) => note },
      ]}
    />
  );
}
