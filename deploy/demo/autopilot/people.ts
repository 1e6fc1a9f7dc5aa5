import { callSelf } from '@cairn/api/call-self';
import type { Services } from '@cairn/api/services';
import { openSession } from '@cairn/api/session';
import type { CallDefinition } from '@cairn/shared-contracts/api/define-call';
import type * as z from 'zod/mini';

/** shorter than an access token is good for */
const SESSION_MS = 10 * 60_000;

/** What a call answered: refusals are answers, too. */
export interface Answer {
  status: number;
  /** of an error body */
  code: string | undefined;
}

/** Somebody who is logged in. */
export interface Person {
  call<C extends CallDefinition>(
    call: C,
    body: C extends { body: infer B extends z.ZodMiniType } ? z.input<B> : never,
  ): Promise<Answer>;
}

/** The people whom the autopilot plays: they reach the product as everybody does, by its calls. */
export interface People {
  organizer(organizerId: number): Promise<Person>;
  moderator(): Promise<Person>;
}

type Account = { role: 'organizer'; organizer_id: number } | { role: 'admin'; organizer_id: null };

export function createPeople(services: Services): People {
  const { db, selfUrl, clock } = services;
  const sessions = new Map<number, { token: string; until: number }>();

  /** organizers of the demonstration that nobody logs in as have an account without an address and a password: only this opens it */
  async function accountOf({ role, organizer_id }: Account): Promise<number> {
    const found = await db
      .selectFrom('users')
      .select('id')
      .where('role', '=', role)
      .where('organizer_id', organizer_id === null ? 'is' : '=', organizer_id)
      .orderBy('id')
      .executeTakeFirst();
    if (found) return found.id;
    const { id } = await db
      .insertInto('users')
      .values({ role, organizer_id, first_name: '', last_name: '' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  async function tokenOf(userId: number): Promise<string> {
    const now = clock.now().getTime();
    const open = sessions.get(userId);
    if (open && open.until > now) return open.token;
    const { token } = await openSession(services, db, userId);
    sessions.set(userId, { token, until: now + SESSION_MS });
    return token;
  }

  async function person(account: Account): Promise<Person> {
    const token = await tokenOf(await accountOf(account));
    return {
      async call({ method, path }, body) {
        const answer = await callSelf(new URL(path, selfUrl()), {
          method,
          headers: { 'content-type': 'application/json', 'x-authorization': token },
          body: JSON.stringify(body),
        });
        // the shape of every error body (specification §8)
        const { code } = answer.ok ? {} : ((await answer.json()) as { code?: string });
        return { status: answer.status, code };
      },
    };
  }

  return {
    organizer: (organizer_id) => person({ role: 'organizer', organizer_id }),
    moderator: () => person({ role: 'admin', organizer_id: null }),
  };
}

/** @param harmless codes that mean that somebody was quicker. @throws for every other refusal: the outbox tries again */
export function requireDone({ status, code }: Answer, harmless: readonly string[]): void {
  if (status < 400 || (code !== undefined && harmless.includes(code))) return;
  throw new Error(`the autopilot was refused: ${status} ${code ?? ''}`);
}
