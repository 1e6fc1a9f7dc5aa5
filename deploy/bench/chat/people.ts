import { createClock } from '@cairn/api/clock';
import type { DatabaseHandle } from '@cairn/api/database';
import { makeOrganizer } from '@cairn/api/testing/factories';
import { createUser, logIn } from '@cairn/api/testing/request/world';

export interface Account {
  id: number;
  token: string;
}

export interface Room {
  chatId: number;
  /** the tourist is the first of them */
  accounts: Account[];
}

/** A chat with so many of the organizer's people. */
export async function makeRoom(db: DatabaseHandle, country_id: number, staff: number): Promise<Room> {
  const services = { db, clock: createClock() };
  const organizer_id = await makeOrganizer(db, { country_id });
  const accounts = [await createUser(services)];
  for (let at = 0; at < staff; at++) accounts.push(await createUser(services, { role: 'organizer', organizer_id }));
  const { id } = await db
    .insertInto('chats')
    .values({ user_id: accounts[0]?.id ?? 0, organizer_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { chatId: id, accounts };
}

/** New access tokens for all: they end after a quarter of an hour, which a long run outlives. */
export async function renewTokens(db: DatabaseHandle, rooms: readonly Room[]): Promise<void> {
  const services = { db, clock: createClock() };
  for (const account of rooms.flatMap(({ accounts }) => accounts)) account.token = await logIn(services, account.id);
}

/** of one call: a node that was lost with it never answers */
const CALL_LIMIT_MS = 10_000;

/** one call to a node */
export async function ask<T>(base: string, token: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(`${base}/crm/api/chat/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-authorization': token, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(CALL_LIMIT_MS),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  // the contract of the call that is named
  return (await answer.json()) as T;
}

export const ticketOf = async (base: string, { token }: Account): Promise<string> =>
  (await ask<{ ticket: string }>(base, token, 'socket-ticket', {})).ticket;

/** so many at a time */
export async function inTurns<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
