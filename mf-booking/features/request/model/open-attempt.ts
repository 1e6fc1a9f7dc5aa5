import type { CreateRequestBody } from '@cairn/shared-contracts/api/request.schema';
import { newUuid } from '@cairn/shared-contracts/domain/uuid';
import { ownKey } from '@cairn/shared-contracts/remote/own-storage';
import { addOnsText } from './add-ons.ts';

/** What is sent for a request, without its key. */
export type Asked = Omit<CreateRequestBody, 'idempotency_key' | 'is_sure'> & { is_sure?: boolean };

export interface OpenAttempt {
  key: string;
  asked: Asked;
  /** ms since 1970 */
  since: number;
}

/** after so long the organizer has answered or the request has lapsed: asking again is another attempt */
const FORGET_MS = 48 * 3_600_000;

const placeOf = (tourId: number): string => ownKey(`request:${tourId}`);

/** what makes two attempts the same: the api answers the same key with another thing of these with a refusal */
const same = (one: Asked, other: Asked): boolean =>
  one.date_id === other.date_id &&
  one.variant_id === other.variant_id &&
  one.tourists_count === other.tourists_count &&
  String(one.children_ages ?? []) === String(other.children_ages ?? []) &&
  one.individual_uuid === other.individual_uuid &&
  addOnsOf(one) === addOnsOf(other);

const addOnsOf = ({ add_ons = [] }: Asked): string =>
  addOnsText(add_ons.map(({ id, quantity }) => [id, quantity] as const));

const isAttempt = (value: unknown): value is OpenAttempt =>
  typeof value === 'object' && value !== null && 'key' in value && 'asked' in value && 'since' in value;

/**
 * The request of a tour whose answer is not known yet, with its idempotency key. It is kept in the browser until an answer comes, so that
 * a retry, a reload and a second tab ask for the same booking and never for another one.
 */
export function openAttempt(tourId: number, now: () => number = Date.now): OpenAttempt | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(placeOf(tourId)) ?? 'null');
    return isAttempt(value) && now() - value.since < FORGET_MS ? value : null;
  } catch {
    // spoiled by hand, or a browser that keeps nothing
    return null;
  }
}

/** Notes the attempt before it is sent. @returns its key: that of the open one when the same is asked for */
export function beginAttempt(tourId: number, asked: Asked, now: () => number = Date.now): string {
  const open = openAttempt(tourId, now);
  const key = open && same(open.asked, asked) ? open.key : newUuid();
  try {
    localStorage.setItem(placeOf(tourId), JSON.stringify({ key, asked, since: now() } satisfies OpenAttempt));
  } catch {
    // a browser that keeps nothing: the key lives as long as the call
  }
  return key;
}

/** The api has answered for good: asking again is another attempt. */
export function endAttempt(tourId: number): void {
  try {
    localStorage.removeItem(placeOf(tourId));
  } catch {
    // nothing was kept
  }
}
