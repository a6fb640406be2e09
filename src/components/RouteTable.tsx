import type { ReactNode } from 'react';
import type { Route } from '@site/src/data/wifiShield';
import { TableFrame } from './TableFrame';

/** The routes of an HTTP server: method and path in one cell, to leave room on a phone, what it does, what it answers. */
export function RouteTable({ caption, routes }: { caption: string; routes: readonly Route[] }): ReactNode {
  return (
    <TableFrame caption={caption}>
      <thead>
        <tr>
          <th scope="col">Request</th>
          <th scope="col">Effect</th>
          <th scope="col">Answer</th>
        </tr>
      </thead>
      <tbody>
        {routes.map(({ method, path, effect, answer }) => (
          <tr key={`${method} ${path}`}>
            <th scope="row">
              {method} <code>{path}</code>
            </th>
            <td>{effect}</td>
            <td>{answer}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
