import { WebSocket } from 'ws';

export interface RawMember {
  socket: WebSocket;
  /** what the join was answered */
  response: Record<string, unknown>;
  /** says that it is there, as every client has to twice a minute; resolves when that was heard */
  beat(): Promise<void>;
}

const HEARTBEAT = JSON.stringify([null, 'beat', 'phoenix', 'heartbeat', {}]);
const HEARD = JSON.stringify([null, 'beat', 'phoenix', 'phx_reply', { status: 'ok', response: {} }]);

/** of a handshake: a node that was lost with it never answers */
const LIMIT_MS = 10_000;

const opened = (url: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { perMessageDeflate: false, handshakeTimeout: LIMIT_MS });
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });

/** A socket without a ticket and without a protocol. */
export const openBare = (base: string): Promise<WebSocket> => opened(base.replace('http', 'ws'));

/** A member of one topic without a client library: what a benchmark opens by the thousand. */
export async function joinRaw(
  base: string,
  { ticket, topic }: { ticket: string; topic: string },
  onFrame: (bytes: Buffer) => void,
): Promise<RawMember> {
  const socket = await opened(`${base.replace('http', 'ws')}/socket/websocket?vsn=2.0.0&ticket=${ticket}`);
  return new Promise((resolve, reject) => {
    socket.once('close', () => reject(new Error('closed before it had joined')));
    let isJoined = false;
    let onBeat: (() => void) | undefined;
    const beat = () =>
      new Promise<void>((heard) => {
        onBeat = heard;
        socket.send(HEARTBEAT);
      });
    socket.on('message', (data: Buffer) => {
      if (isJoined && onBeat && data.length === HEARD.length && String(data) === HEARD) return onBeat();
      if (isJoined) return onFrame(data);
      const [, , , event, payload] = JSON.parse(String(data)) as [
        unknown,
        unknown,
        string,
        string,
        { status: string; response: Record<string, unknown> },
      ];
      // an event may come before the answer to the join
      if (event !== 'phx_reply') return onFrame(data);
      isJoined = true;
      if (payload.status === 'ok') resolve({ socket, response: payload.response, beat });
      else reject(new Error(JSON.stringify(payload.response)));
    });
    socket.send(JSON.stringify(['1', '1', topic, 'phx_join', {}]));
  });
}
