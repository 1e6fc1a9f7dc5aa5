import { type Reader, tellAll } from '../platform/told.ts';
import { broadcastFrame, toWire } from './frames.ts';

/** A topic that a socket is in. */
export interface Membership {
  joinRef: string | null;
  topic: string;
  /** the bus topic behind it, whose events are handed on as they are */
  feed: string;
  /** bus topics that only say: something is different now */
  watched: readonly string[];
  reader: Reader;
  /** @param wire what goes over the line, the same for all who get the same */
  send(wire: Buffer): void;
  /** one of the watched has spoken */
  onWatched(): void;
}

const hasUntold = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ('$told' in value || Object.values(value).some(hasUntold));

/** Who hears what: an event costs as much as it has listeners, and its frame is made once for all who get the same. */
export class Feeds {
  readonly #members = new Map<string, Set<Membership>>();
  readonly #watchers = new Map<string, Set<Membership>>();

  add(member: Membership): void {
    put(this.#members, member.feed, member);
    for (const feed of member.watched) put(this.#watchers, feed, member);
  }

  remove(member: Membership): void {
    take(this.#members, member.feed, member);
    for (const feed of member.watched) take(this.#watchers, feed, member);
  }

  deliver(feed: string, event: string, payload: object): void {
    const isWorded = hasUntold(payload);
    const make = (topic: string, reader: Reader) =>
      // an object stays one
      toWire(broadcastFrame(topic, event, (isWorded ? tellAll(payload, reader) : payload) as object));
    const frames = new Map<string, Buffer>();
    for (const member of this.#members.get(feed) ?? []) {
      const { topic, reader } = member;
      const key = isWorded ? `${topic} ${reader.language} ${reader.timeZone} ${reader.isDiscreet ?? false}` : topic;
      const known = frames.get(key);
      const frame = known ?? make(topic, reader);
      if (!known) frames.set(key, frame);
      member.send(frame);
    }
    for (const member of this.#watchers.get(feed) ?? []) member.onWatched();
  }
}

function put(sets: Map<string, Set<Membership>>, feed: string, member: Membership): void {
  const known = sets.get(feed);
  if (known) known.add(member);
  else sets.set(feed, new Set([member]));
}

function take(sets: Map<string, Set<Membership>>, feed: string, member: Membership): void {
  const known = sets.get(feed);
  known?.delete(member);
  if (known?.size === 0) sets.delete(feed);
}
