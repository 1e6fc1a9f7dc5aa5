import { nextTick } from 'node:process';
import type { Duplex } from 'node:stream';

/** before each message: the length of its JSON, and of the bytes behind it */
const HEAD = 8;

/** Messages over a pipe, in order: JSON, with bytes that are carried as they are, and are not to be changed any more. */
export interface Channel<Out> {
  send(message: Out, bytes?: Uint8Array): void;
  /** the other end is gone */
  closed(tell: () => void): void;
}

/**
 * @param hear gets each message as JSON gives it, and its bytes
 * @param limit a message that says to be longer is none: whoever sends it is no longer what it was
 */
export function openChannel<Out>(
  pipe: Duplex,
  hear: (message: unknown, bytes: Buffer) => void,
  limit = 64 * 1024 * 1024,
): Channel<Out> {
  let waiting: Buffer[] = [];
  let length = 0;
  let wanted = HEAD;

  function read(): void {
    const all = waiting.length === 1 ? (waiting[0] ?? Buffer.alloc(0)) : Buffer.concat(waiting);
    let at = 0;
    while (all.length - at >= HEAD) {
      const json = all.readUInt32LE(at);
      const whole = HEAD + json + all.readUInt32LE(at + 4);
      if (whole > limit) {
        pipe.destroy(new Error(`a message of ${whole} bytes`));
        return;
      }
      wanted = whole;
      if (all.length - at < whole) break;
      const body = at + HEAD;
      hear(JSON.parse(all.toString('utf8', body, body + json)), all.subarray(body + json, at + whole));
      at += whole;
      wanted = HEAD;
    }
    const rest = all.subarray(at);
    waiting = rest.length > 0 ? [rest] : [];
    length = rest.length;
  }

  pipe.on('data', (chunk: Buffer) => {
    waiting.push(chunk);
    length += chunk.length;
    if (length >= wanted) read();
  });
  // a write to an end that is gone: its closing tells
  pipe.on('error', () => undefined);
  return {
    closed: (tell) => void pipe.once('close', tell),
    send(message, bytes) {
      if (pipe.destroyed) return;
      const json = JSON.stringify(message);
      const length = Buffer.byteLength(json);
      const head = Buffer.allocUnsafe(HEAD + length);
      head.writeUInt32LE(length, 0);
      head.writeUInt32LE(bytes?.byteLength ?? 0, 4);
      head.write(json, HEAD);
      // each write wakes the other end: what is said in one turn goes in one
      if (pipe.writableCorked === 0) {
        pipe.cork();
        nextTick(() => pipe.uncork());
      }
      pipe.write(head);
      if (bytes?.byteLength) pipe.write(bytes);
    },
  };
}
