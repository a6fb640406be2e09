import type { ReactNode } from 'react';
import type { Route } from '@site/src/data/wifiShield';
import { TableFrame } from './TableFrame';

/** The routes of an HTTP server: method, path, what it does, what it answers. */
export function RouteTable({ caption, routes }: { caption: string; routes: readonly Route[] }): ReactNode {
  return (
    <TableFrame caption={caption}>
      <thead>
        <tr>
          <th scope="col">Method</th>
          <th scope="col">Path</th>
          <th scope="col">Effect</th>
          <th scope="col">Answer</th>
        </tr>
      </thead>
      <tbody>
        {routes.map(({ method, path, effect, answer }) => (
          <tr key={`${method} ${path}`}>
            <td>{method}</td>
            <th scope="row">
              <code>{path}</code>
            </th>
            <td>{effect}</td>
            <td>{answer}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
