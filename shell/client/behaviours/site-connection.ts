import { fetchManifest } from './build-manifest.ts';
import { type Connection, watchConnection } from './connection.ts';

let connection: Connection | undefined;

/** the page's one connection; in the browser only */
export function siteConnection(): Connection {
  connection ??= watchConnection({
    window,
    fetch: (input, init) => fetch(input, init),
    probe: () => fetchManifest(),
  });
  return connection;
}
