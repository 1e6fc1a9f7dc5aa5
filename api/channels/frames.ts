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

/** answer to a message of the client's */
export const replyFrame = (to: Frame, status: ReplyStatus, response: object): string =>
  JSON.stringify([to.joinRef, to.ref, to.topic, 'phx_reply', { status, response }]);

/** to one member of a topic, about its own membership */
export const pushFrame = (joinRef: string | null, topic: string, event: string, payload: object): string =>
  JSON.stringify([joinRef, null, topic, event, payload]);

/** to all members of a topic */
export const broadcastFrame = (topic: string, event: string, payload: object): string =>
  JSON.stringify([null, null, topic, event, payload]);
