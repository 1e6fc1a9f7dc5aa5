import type { CallTransport } from './call-transport.ts';

/** of each store, by its transport: whether whoever logged out has gone, once that is known */
const leaving = new WeakMap<CallTransport, Promise<boolean>>();

/** Somebody begins to log out: `isOver` gives false where they could not, and are still here. */
export function beginLeaving(transport: CallTransport, isOver: Promise<boolean>): void {
  leaving.set(transport, isOver);
}

/** Somebody is here, whoever has gone before. */
export const endLeaving = (transport: CallTransport): boolean => leaving.delete(transport);

/** Whether the user of this page has gone. Waits while they are on their way out; without anybody leaving it is known at once. */
export const hasLeft = (transport: CallTransport): boolean | Promise<boolean> => leaving.get(transport) ?? false;
