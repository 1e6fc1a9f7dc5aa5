/**
 * Frames of the Phoenix Channels protocol, version 2: JSON arrays [join_ref, ref, topic, event, payload].
 * https://hexdocs.pm/phoenix/writing_a_channels_client.html
 */
export interface Frame {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: unknown;
}

export type ReplyStatus = 'ok' | 'error';

const isRef = (value: unknown): value is string | null => value === null || typeof value === 'string';

/** @returns undefined for anything that is not a frame of the protocol */
export function readFrame(text: string): Frame | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!Array.isArray(parsed) || parsed.length !== 5) return undefined;
  const [joinRef, ref, topic, event, payload]: unknown[] = parsed;
  if (!isRef(joinRef) || !isRef(ref) || typeof topic !== 'string' || typeof event !== 'string') return undefined;
  return { joinRef, ref, topic, event, payload };
}

/** kind, and how long join_ref, ref, topic and event are */
const BINARY_HEAD = 5;
const PUSH = 0;

/**
 * A push whose payload is bytes, as the stock client writes one for an ArrayBuffer: the lengths of the four texts, the texts, the rest.
 * Every payload here is JSON, whichever way it comes.
 * @returns undefined for anything that is not a frame of the protocol
 */
export function readBinaryFrame(bytes: Buffer): Frame | undefined {
  const [kind, ...sizes] = bytes.subarray(0, BINARY_HEAD);
  if (kind !== PUSH || sizes.length !== BINARY_HEAD - 1) return undefined;
  const texts: string[] = [];
  let at = BINARY_HEAD;
  for (const size of sizes) {
    if (at + size > bytes.length) return undefined;
    texts.push(bytes.toString('utf8', at, at + size));
    at += size;
  }
  const [joinRef = '', ref = '', topic = '', event = ''] = texts;
  try {
    const payload: unknown = JSON.parse(bytes.toString('utf8', at));
    return { joinRef: joinRef || null, ref: ref || null, topic, event, payload };
  } catch {
    return undefined;
  }
}

/** RFC 6455 §5.2: the last and only frame of a message, which is text */
const TEXT = 0x81;
/** sizes up to this stand in the second byte; the next two mark the ones behind it */
const SIZE_INLINE = 125;
const SIZE_16 = 126;
const SIZE_64 = 127;
const MAX_16 = 0xffff;

/** A message as it goes over the line, in one piece: what many get alike is made and written as one. Servers do not mask. */
export function toWire(text: string): Buffer {
  const size = Buffer.byteLength(text);
  const head = size <= SIZE_INLINE ? 2 : size <= MAX_16 ? 4 : 10;
  const wire = Buffer.allocUnsafe(head + size);
  wire[0] = TEXT;
  if (head === 2) wire[1] = size;
  else if (head === 4) {
    wire[1] = SIZE_16;
    wire.writeUInt16BE(size, 2);
  } else {
    wire[1] = SIZE_64;
    wire.writeBigUInt64BE(BigInt(size), 2);
  }
  wire.write(text, head);
  return wire;
}

/** answer to a message of the client's */
export const replyFrame = (to: Frame, status: ReplyStatus, response: object): string =>
  JSON.stringify([to.joinRef, to.ref, to.topic, 'phx_reply', { status, response }]);

/** to one member of a topic, about its own membership */
export const pushFrame = (joinRef: string | null, topic: string, event: string, payload: object): string =>
  JSON.stringify([joinRef, null, topic, event, payload]);

/** to all members of a topic */
export const broadcastFrame = (topic: string, event: string, payload: object): string =>
  JSON.stringify([null, null, topic, event, payload]);
