import type { ReactNode } from 'react';
import type { Route } from '@site/src/data/wifiShield';
import { DataTable } from './DataTable';

/** The routes of an HTTP server: method and path in one cell, to leave room on a phone, what it does, what it answers. */
export function RouteTable({ caption, routes }: { caption: string; routes: readonly Route[] }): ReactNode {
  return (
    <DataTable
      caption={caption}
      rows={routes}
      rowKey={({ method, path }) => `${method} ${path}`}
      columns={[
        {
          head: 'Request',
          cell: ({ method, path }) => (
            <>
              {method} <code>{path}</code>
            </>
          ),
          namesRow: true,
        },
        { head: 'Effect', cell: ({ effect }) => effect },
        { head: 'Answer', cell: ({ answer }) => answer },
      ]}
    />
  );
}
