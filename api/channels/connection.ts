import type { Duplex } from 'node:stream';
import { SOCKET_CLOSE } from '@cairn/shared-contracts/domain/chat';
import { WebSocket } from 'ws';
import type { Reader } from '../platform/told.ts';
import type { Feeds, Membership } from './feeds.ts';
import { type Frame, pushFrame, type ReplyStatus, readBinaryFrame, readFrame, replyFrame, toWire } from './frames.ts';
import type { TalkBudget } from './talk-budget.ts';

const MAX_TOPICS = 50;
/** bytes waiting for a client that reads too slowly; it is sent away and catches up after its reconnect */
const MAX_BUFFERED = 1024 * 1024;
/** frames of a client that wait for their turn */
const MAX_WAITING = 100;
/** how long a client that is sent away may take to hear it */
const GRACE_MS = 2_000;

/** Who listens: an account by its session, or whoever has the link of a booking. */
export interface Listener {
  /** sockets of a session end with it; 0 belongs to none */
  sessionId: number;
}

/** What somebody gets who may join a topic. */
export interface Joined {
  feed: string;
  watched?: readonly string[];
  /** answers the join, when no event is missed any more */
  respond(): Promise<object>;
  /** what is pushed to the member when something watched has changed: an event and its payload */
  refresh?(): Promise<[event: string, payload: object]>;
  /** answers what the member says; undefined: nobody knows that event */
  onPush?(event: string, payload: unknown): Promise<{ status: ReplyStatus; response: object } | undefined>;
}

export interface ConnectionOptions {
  socket: WebSocket;
  /** what the socket runs on. Messages are written to it in one piece: without compression `ws` puts off nothing that they could overtake */
  line: Duplex;
  user: Listener;
  /** texts of events are worded for them */
  reader: Reader;
  feeds: Feeds;
  /** shared by all sockets of the account */
  talk: TalkBudget;
  /** @returns undefined when the user may not join the topic */
  join(topic: string): Promise<Joined | undefined>;
  onError(error: unknown): void;
}

type Member = Membership & Pick<Joined, 'onPush'>;

/** One socket of the stock `phoenix` client: heartbeats, joins, leaves, pushes, and events of the topics it is in. */
export class Connection {
  readonly user: Listener;
  lastHeard = Date.now();
  readonly #socket: WebSocket;
  readonly #options: ConnectionOptions;
  readonly #topics = new Map<string, Member>();
  #queue: Promise<void> = Promise.resolve();
  #waiting = 0;
  #isEnding = false;

  constructor(options: ConnectionOptions) {
    this.user = options.user;
    this.#options = options;
    this.#socket = options.socket;
    // the server's binaryType makes one Buffer of every message
    this.#socket.on('message', (data, isBinary) => this.#receive(data as Buffer, isBinary));
    this.#socket.on('error', () => this.#socket.terminate());
    this.#socket.on('close', () => this.#leaveAll());
  }

  close(code: number, reason: string): void {
    if (this.#isEnding) return;
    this.#isEnding = true;
    this.#leaveAll();
    this.#socket.close(code, reason);
    // who does not read does not hear it either
    const timer = setTimeout(() => this.#socket.terminate(), GRACE_MS).unref();
    this.#socket.once('close', () => clearTimeout(timer));
  }

  terminate(): void {
    this.#socket.terminate();
  }

  #receive(data: Buffer, isBinary: boolean): void {
    if (!this.#mayGoOn()) return;
    const frame = isBinary ? readBinaryFrame(data) : readFrame(String(data));
    if (frame) this.#enqueue(frame);
    else this.close(SOCKET_CLOSE.unsupported, 'not a frame of the protocol');
  }

  #enqueue(frame: Frame): void {
    this.#waiting += 1;
    // one after the other: a leave must not overtake its join
    this.#queue = this.#queue
      .then(() => (this.#isEnding ? undefined : this.#handle(frame)))
      .catch(this.#options.onError)
      .finally(() => {
        this.#waiting -= 1;
      });
  }

  /** whoever says too much is sent away. @returns whether this is heard */
  #mayGoOn(): boolean {
    if (this.#isEnding) return false;
    this.lastHeard = Date.now();
    if (this.#options.talk.take(this.lastHeard) && this.#waiting < MAX_WAITING) return true;
    this.close(SOCKET_CLOSE.tryAgainLater, 'too many frames');
    return false;
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
      this.#leave(member);
      this.#reply(frame, 'ok', {});
      this.#send(pushFrame(member.joinRef, frame.topic, 'phx_close', {}));
      return;
    }
    // messages are sent by the calls, which are idempotent
    const answer = await member.onPush?.(frame.event, frame.payload);
    this.#reply(frame, answer?.status ?? 'error', answer?.response ?? { reason: 'unknown event' });
  }

  async #join(frame: Frame): Promise<void> {
    const { topic, joinRef } = frame;
    if (this.#topics.size >= MAX_TOPICS && !this.#topics.has(topic)) {
      return this.#reply(frame, 'error', { reason: 'too many topics' });
    }
    const found = await this.#options.join(topic);
    if (!found) return this.#reply(frame, 'error', { reason: 'unauthorized' });
    if (this.#isEnding) return;
    const earlier = this.#topics.get(topic);
    if (earlier) {
      this.#leave(earlier);
      this.#send(pushFrame(earlier.joinRef, topic, 'phx_close', {}));
    }
    const { feed, watched = [], respond, refresh, onPush } = found;
    const member: Member = {
      ...{ joinRef, topic, feed, watched, reader: this.#options.reader },
      ...(onPush ? { onPush } : {}),
      send: (wire) => this.#write(wire),
      onWatched: () => void this.#refresh(member, refresh).catch(this.#options.onError),
    };
    this.#topics.set(topic, member);
    this.#options.feeds.add(member);
    this.#reply(frame, 'ok', await respond());
  }

  async #refresh(member: Member, refresh: Joined['refresh']): Promise<void> {
    const pushed = await refresh?.();
    if (pushed && this.#topics.get(member.topic) === member) {
      this.#send(pushFrame(member.joinRef, member.topic, ...pushed));
    }
  }

  #leave(member: Member): void {
    this.#topics.delete(member.topic);
    this.#options.feeds.remove(member);
  }

  #leaveAll(): void {
    for (const member of this.#topics.values()) this.#leave(member);
  }

  #reply(to: Frame, status: ReplyStatus, response: object): void {
    this.#send(replyFrame(to, status, response));
  }

  #send(frame: string): void {
    this.#write(toWire(frame));
  }

  #write(wire: Buffer): void {
    if (this.#isEnding || this.#socket.readyState !== WebSocket.OPEN) return;
    const { line } = this.#options;
    if (line.writableLength > MAX_BUFFERED) this.close(SOCKET_CLOSE.tryAgainLater, 'too slow');
    else line.write(wire);
  }
}
