import { connect, createServer, type Socket } from 'node:net';

/** What stands before several nodes: hands connections to one after the other, and can cut them. */
export interface Balancer {
  url: string;
  /** no new connections to it */
  remove(url: string): void;
  /** cuts some of the connections, as a lift or a tunnel does */
  cut(count: number, random: () => number): void;
  close(): Promise<void>;
}

export async function startBalancer(urls: readonly string[]): Promise<Balancer> {
  const nodes = new Set(urls);
  const open = new Set<Socket>();
  let turn = 0;

  const server = createServer((socket) => {
    const alive = [...nodes];
    const node = alive[turn++ % alive.length];
    if (node === undefined) return socket.destroy();
    const { hostname, port } = new URL(node);
    const upstream = connect(Number(port), hostname);
    open.add(socket);
    const end = () => {
      open.delete(socket);
      socket.destroy();
      upstream.destroy();
    };
    for (const side of [socket, upstream]) side.on('error', end).on('close', end);
    socket.pipe(upstream).pipe(socket);
    return socket;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  return {
    url: `http://127.0.0.1:${port}`,
    remove: (url) => void nodes.delete(url),
    cut(count, random) {
      for (let at = 0; at < count; at++) {
        const all = [...open];
        all[Math.floor(random() * all.length)]?.destroy();
      }
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
