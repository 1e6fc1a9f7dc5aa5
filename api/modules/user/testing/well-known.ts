import { expect } from '@jest/globals';
import { sql } from 'kysely';
import type { TestApi } from '../../../testing/start-test-api.ts';
import { settled } from '../../request/testing/settled.ts';
import { createWorld } from '../../request/testing/world.ts';
import { travelled } from '../../reviews/testing/travelled.ts';
import { USER } from './people.ts';

/** Somebody whose name and addresses lie in every table that may hold them, after a tour that was made and reviewed. */
export async function wellKnown(api: TestApi) {
  const world = await createWorld(api.services);
  const name = { first_name: 'Zdenka', last_name: 'Qvistova' };
  const { requestId, uuid, tourist } = await travelled({ api, world });
  const phone = `+4207${String(requestId).padStart(8, '0')}`;
  const { db } = api;
  const now = api.services.clock.now();
  await db
    .updateTable('users')
    .set({ ...name, phone, phone_verified_at: now })
    .where('id', '=', tourist.id)
    .execute();
  const text = 'Zdenka here: four passes and not a dull hour, and the evenings at the lake.';
  const review = { uuid, rating: 5, aspects: { organizer: 5 }, text: text.replace('Zdenka here: f', 'F'), images: [] };
  expect((await api.post('/spa/review', review)).status).toBe(200);
  const person = { ...name, middle_name: '', full_name: 'Zdenka Qvistova', birthday: null, passport: '' };
  const rights = { food_restriction: '', weight: null, is_touched: true, can_edit: true, can_delete: true };
  await db
    .updateTable('requests')
    .set({
      message: `Call Zdenka: ${phone}`,
      tourists: JSON.stringify([{ ...person, ...rights, phone, email: tourist.email }]),
    })
    .where('id', '=', requestId)
    .execute();
  const chat = await db
    .insertInto('chats')
    .values({ user_id: tourist.id, organizer_id: world.organizerId })
    .onConflict((conflict) => conflict.columns(['user_id', 'organizer_id']).doUpdateSet({ user_id: tourist.id }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('chat_messages')
    .values({ chat_id: chat.id, author: 'organizer', message: `Dear ZDENKA, is ${tourist.email} right?` })
    .execute();
  const quoted = { notice: { told: { key: 'told.notice.canceledByTourist', values: { money: 'none' } } } };
  await db
    .insertInto('chat_messages')
    .values({
      ...{ chat_id: chat.id, author: 'system', message: 'You cancelled the booking. Message: “Yours, Zdenka”' },
      told: JSON.stringify({ key: 'told.quoted.message', values: { ...quoted, words: 'Yours, Zdenka' } }),
    })
    .execute();
  const { tourId: tour_id } = world;
  const order = { tour_id, email: tourist.email, currency: 'EUR', language: 'en-US' };
  await db
    .insertInto('program_orders')
    .values({ ...order, channel: 'email' })
    .execute();
  await db
    .insertInto('program_subscriptions')
    .values({ ...order, subscriber_id: 's' })
    .execute();
  await db
    .insertInto('help_requests')
    .values({ type: 'x', phone, details: JSON.stringify({ name: 'Zdenka' }) })
    .execute();
  await db.insertInto('tour_complaints').values({ tour_id, user_id: tourist.id, body: 'I, Qvistova, say' }).execute();
  await db.insertInto('favourites').values({ user_id: tourist.id, tour_id }).execute();
  await api.post(`${USER}/auth`, { login: tourist.email, password: 'not the right one' });
  await api.post(`${USER}/send-auth-code`, { login: tourist.email });
  await settled(db);
  return { ...tourist, phone, requestId, world };
}

/** every table whose rows, written as text, hold one of the strings */
export async function tablesWith(api: TestApi, words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`.execute(api.db);
  const found: string[] = [];
  for (const { name } of tables) {
    for (const word of words) {
      const { rows } =
        await sql`SELECT 1 FROM ${sql.table(name)} AS t WHERE t::text ILIKE ${`%${word}%`} LIMIT 1`.execute(api.db);
      if (rows.length > 0) found.push(`${name}: ${word}`);
    }
  }
  // what was delivered lies in the reader's mailbox, which this table stands for
  return found.filter((one) => !one.startsWith('dev_messages: '));
}
