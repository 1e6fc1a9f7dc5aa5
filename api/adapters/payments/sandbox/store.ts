import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db-types.ts';
import { missing, StripeFault } from './fault.ts';

/** An object of Stripe's API as this sandbox keeps it. */
export type StripeObject = Record<string, unknown> & { id: string; object: string };

interface Stored {
  object: StripeObject;
  /** of the parameters it was created with, to tell a repeat from another use of the key */
  fingerprint?: string;
}

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
const fingerprintOf = (params: string): string => createHash('sha256').update(params).digest('hex');

// rows of this table are written by this file only, always in this shape
const readBody = (body: unknown): Stored => body as Stored;

/** The request that creates an object: its key makes a repeat answer with the first object. */
export interface Creation {
  idempotencyKey: string | undefined;
  params: string;
}

/**
 * Keeps a new object.
 * @returns it, or the earlier one that this key has created
 * @throws StripeFault when the key was used with other parameters
 */
export async function createObject(
  db: Kysely<Database>,
  object: StripeObject,
  creation: Creation,
): Promise<StripeObject> {
  const fingerprint = fingerprintOf(creation.params);
  const key = creation.idempotencyKey === undefined ? null : `${object.object} ${creation.idempotencyKey}`;
  const created = await db
    .insertInto('sandbox_objects')
    .values({
      id: object.id,
      kind: object.object,
      body: JSON.stringify({ object, fingerprint } satisfies Stored),
      idempotency_key: key,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (created) return object;
  const row = await db
    .selectFrom('sandbox_objects')
    .select('body')
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();
  const earlier = readBody(row.body);
  if (earlier.fingerprint === fingerprint) return earlier.object;
  throw new StripeFault(400, {
    type: 'idempotency_error',
    message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
  });
}

/** @throws StripeFault 404 resource_missing */
export async function findObject(db: Kysely<Database>, kind: string, id: string, lock = false): Promise<StripeObject> {
  const row = await db
    .selectFrom('sandbox_objects')
    .select('body')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw missing(kind, id);
  return readBody(row.body).object;
}

/** Keeps an object as it is now; what is known of its creation stays. */
export async function saveObject(db: Kysely<Database>, object: StripeObject): Promise<void> {
  const row = await db
    .selectFrom('sandbox_objects')
    .select('body')
    .where('id', '=', object.id)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('sandbox_objects')
    .set({ body: JSON.stringify({ ...readBody(row.body), object } satisfies Stored) })
    .where('id', '=', object.id)
    .execute();
}
