import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import type { MessageSender } from './message.ts';

/** Keeps messages in the database, where /dev/outbox shows them. */
export const localSender = (db: Kysely<Database>): MessageSender => ({
  async send({ channel, to, subject, text, html, calendar }) {
    await db
      .insertInto('dev_messages')
      .values({ channel, recipient: to, subject, body: text, html: html ?? null, calendar: calendar?.content ?? null })
      .execute();
  },
});
