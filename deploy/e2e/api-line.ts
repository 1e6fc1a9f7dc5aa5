import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The way from a site's shell to the api, which a test can cut: to the shell the api is away then, as after a crash. */
export interface ApiLine {
  /** what the shell takes for the api's address */
  url: string;
  /** ends what is open and refuses what is new */
  cut(): Promise<void>;
  restore(): Promise<void>;
  /** takes what comes and says nothing, as a process that is stopped */
  hang(): void;
  /** ends what hangs; what is new gets through */
  wake(): void;
  /** ends what is open; what is new leads there */
  turnTo(url: string): void;
}

export async function openApiLine(apiUrl: string): Promise<ApiLine> {
  let { hostname, port } = new URL(apiUrl);
  const open = new Set<Socket>();
  let isHanging = false;
  const keep = (socket: Socket) => {
    open.add(socket);
    // whichever side breaks off, the other is told by the end of its stream
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
    return socket;
  };
  const server = createServer((near) => {
    // unread, as in the queue of a process that is stopped
    if (isHanging) return void keep(near);
    const far = connect(Number(port), hostname);
    keep(near).pipe(keep(far)).pipe(near);
  });
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  // a server that listens on a port has an address with one
  const own = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${own}`,
    async cut() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
    restore: () => listen(own),
    hang() {
      isHanging = true;
      for (const socket of open) socket.unpipe().pause();
    },
    wake() {
      isHanging = false;
      for (const socket of open) socket.destroy();
    },
    turnTo(url) {
      ({ hostname, port } = new URL(url));
      for (const socket of open) socket.destroy();
    },
  };
}
