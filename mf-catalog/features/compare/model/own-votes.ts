import { ownKey } from '@cairn/shared-contracts/remote/own-storage';

/** by this key the api knows a browser's comparisons and votes again; it goes when somebody logs out */
const KEY = ownKey('comparison-key');
const NAME = ownKey('comparison-name');
/** ids of the comparisons sent from here, divided by spaces */
const SENT = ownKey('comparisons-sent');

function read(name: string): string {
  try {
    return localStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

function write(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // a browser that forbids storage votes anew each time
  }
}

/** a random UUID that only this browser knows */
export function voterKey(): string {
  const known = read(KEY);
  if (known) return known;
  const key = crypto.randomUUID();
  write(KEY, key);
  return key;
}

/** how this person has called themselves; '' when they have not voted yet */
export const voterName = (): string => read(NAME);
export const keepVoterName = (name: string): void => write(NAME, name);

/** whether a comparison was sent from this browser: whoever sent it may remove any vote */
export const hasSent = (id: string): boolean => read(SENT).split(' ').includes(id);
export const keepSent = (id: string): void => write(SENT, `${read(SENT)} ${id}`.trim());
