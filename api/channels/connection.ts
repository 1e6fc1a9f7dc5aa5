import { WebSocket } from 'ws';
import { type Reader, tellAll } from '../platform/told.ts';
import { broadcastFrame, type Frame, pushFrame, type ReplyStatus, readFrame, replyFrame } from './frames.ts';

const MAX_TOPICS = 50;
/** bytes waiting for a client that reads too slowly; it is cut off and catches up after its reconnect */
const MAX_BUFFERED = 1024 * 1024;
const CLOSE = { unsupported: 1003, policy: 1008 } as const;

/** Who listens: an account by its session, or whoever has the link of a booking. */
export interface Listener {
  /** sockets of a session end with it; 0 belongs to none */
  sessionId: number;
}

interface Membership {
  joinRef: string | null;
  feed: string;
}

export interface ConnectionOptions {
  socket: WebSocket;
  user: Listener;
  /** texts of events are worded for them */
  reader: Reader;
  /** the bus topic behind a topic, undefined when the user may not join it */
  feedOf(topic: string): Promise<string | undefined>;
  onError(error: unknown): void;
}

/** One socket of the stock `phoenix` client: heartbeats, joins, leaves, and events of the topics it is in. */
export class Connection {
  readonly user: Listener;
  lastHeard = Date.now();
  readonly #socket: WebSocket;
  readonly #options: ConnectionOptions;
  readonly #topics = new Map<string, Membership>();
  #queue: Promise<void> = Promise.resolve();

  constructor(options: ConnectionOptions) {
    this.user = options.user;
    this.#options = options;
    this.#socket = options.socket;
    this.#socket.on('message', (data, isBinary) => this.#receive(String(data), isBinary));
    this.#socket.on('error', () => this.#socket.terminate());
  }

  /** Hands an event of the bus to the topics that listen to it. */
  deliver(feed: string, event: string, payload: object): void {
    for (const [topic, member] of this.#topics) {
      if (member.feed !== feed) continue;
      // an object stays one
      this.#send(broadcastFrame(topic, event, tellAll(payload, this.#options.reader) as object));
    }
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  terminate(): void {
    this.#socket.terminate();
  }

  #receive(text: string, isBinary: boolean): void {
    this.lastHeard = Date.now();
    const frame = isBinary ? undefined : readFrame(text);
    if (!frame) {
      this.close(CLOSE.unsupported, 'not a frame of the protocol');
      return;
    }
    // one after the other: a leave must not overtake its join
    this.#queue = this.#queue.then(() => this.#handle(frame)).catch(this.#options.onError);
  }

  async #handle(frame: Frame): Promise<void> {
    if (frame.topic === 'phoenix') {
      if (frame.event === 'heartbeat') this.#reply(frame, 'ok', {});
      return;
    }
    if (frame.event === 'phx_join') return this.#join(frame);
    const member = this.#topics.get(frame.topic);
    if (!member) return this.#reply(frame, 'error', { reason: 'unmatched topic' });
    // left over from an earlier join of the same topic
    if (frame.joinRef !== null && frame.joinRef !== member.joinRef) return;
    if (frame.event === 'phx_leave') {
      this.#topics.delete(frame.topic);
      this.#reply(frame, 'ok', {});
      this.#send(pushFrame(member.joinRef, frame.topic, 'phx_close', {}));
      return;
    }
    // messages are sent by the calls, which are idempotent; the socket only tells
    this.#reply(frame, 'error', { reason: 'unknown event' });
  }

  async #join(frame: Frame): Promise<void> {
    if (this.#topics.size >= MAX_TOPICS && !this.#topics.has(frame.topic)) {
      this.close(CLOSE.policy, 'too many topics');
      return;
    }
    const feed = await this.#options.feedOf(frame.topic);
    if (feed === undefined) return this.#reply(frame, 'error', { reason: 'unauthorized' });
    const earlier = this.#topics.get(frame.topic);
    if (earlier) this.#send(pushFrame(earlier.joinRef, frame.topic, 'phx_close', {}));
    this.#topics.set(frame.topic, { joinRef: frame.joinRef, feed });
    this.#reply(frame, 'ok', {});
  }

  #reply(to: Frame, status: ReplyStatus, response: object): void {
    this.#send(replyFrame(to, status, response));
  }

  #send(frame: string): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    if (this.#socket.bufferedAmount > MAX_BUFFERED) this.#socket.terminate();
    else this.#socket.send(frame);
  }
}
