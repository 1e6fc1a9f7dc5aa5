import type { Messenger } from './site-parts.ts';

/** specification §9: telegram comes first when Russian is available, otherwise facebook; the others keep their order */
export function orderMessengers<Item extends Pick<Messenger, 'source'>>(
  messengers: readonly Item[],
  russianIsAvailable: boolean,
): Item[] {
  const first = russianIsAvailable ? 'telegram' : 'facebook';
  return messengers.toSorted((a, b) => Number(b.source === first) - Number(a.source === first));
}
