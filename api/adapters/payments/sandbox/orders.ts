import { createHash, randomBytes } from 'node:crypto';
import type { PaymentMethod } from '@cairn/shared-contracts/domain/booking-graph';
import type { DeclineReason } from '@cairn/shared-contracts/domain/decline-reasons';
import type { PaymentSystem } from '@cairn/shared-contracts/domain/site-defaults';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db-types.ts';

/** An order at one of the sandboxes: what all of them know, whatever their protocols call it. */
export interface SandboxOrder {
  /** the system's own */
  id: string;
  system: PaymentSystem;
  /** the shop's */
  number: string;
  amount: number;
  currency: string;
  method: PaymentMethod;
  description: string;
  status: 'open' | 'paid' | 'closed';
  /** why the last try was refused */
  refusal: DeclineReason | null;
  refunds: { id: string; key: string; amount: number }[];
  successUrl: string;
  failedUrl: string;
  noticeUrl: string;
  /** ms since 1970; null: never */
  expiresAt: number | null;
  /** of the parameters it was made with, to tell a repetition from another use of a key */
  fingerprint: string;
  /** seconds since 1970 */
  created: number;
}

export const fingerprintOf = (params: string): string => createHash('sha256').update(params).digest('hex');
export const newId = (prefix = ''): string => prefix + randomBytes(12).toString('hex');
/** some systems count */
export const newNumber = (): string => String(randomBytes(5).readUIntBE(0, 5) + 1_000_000_000);

const rowId = (system: PaymentSystem, id: string): string => `${system} ${id}`;
const keyOf = (system: PaymentSystem, key: string): string => `${system} order ${key}`;
// rows of this table are written by this file only, always in this shape
const read = (body: unknown): SandboxOrder => body as SandboxOrder;

/** @returns the order, or the earlier one of this key */
export async function addOrder(db: Kysely<Database>, order: SandboxOrder, key: string): Promise<SandboxOrder> {
  await db
    .insertInto('sandbox_objects')
    .values({
      id: rowId(order.system, order.id),
      kind: 'order',
      body: JSON.stringify(order),
      idempotency_key: keyOf(order.system, key),
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .execute();
  return (await orderOfKey(db, order.system, key)) ?? order;
}

export async function orderOfKey(
  db: Kysely<Database>,
  system: PaymentSystem,
  key: string,
): Promise<SandboxOrder | undefined> {
  const row = await db
    .selectFrom('sandbox_objects')
    .select('body')
    .where('idempotency_key', '=', keyOf(system, key))
    .executeTakeFirst();
  return row && read(row.body);
}

export async function findOrder(
  db: Kysely<Database>,
  system: PaymentSystem,
  id: string,
  lock = false,
): Promise<SandboxOrder | undefined> {
  const row = await db
    .selectFrom('sandbox_objects')
    .select('body')
    .where('id', '=', rowId(system, id))
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  return row && read(row.body);
}

export async function saveOrder(db: Kysely<Database>, order: SandboxOrder): Promise<void> {
  await db
    .updateTable('sandbox_objects')
    .set({ body: JSON.stringify(order) })
    .where('id', '=', rowId(order.system, order.id))
    .execute();
}

export const refundedOf = ({ refunds }: SandboxOrder): number => refunds.reduce((sum, { amount }) => sum + amount, 0);
