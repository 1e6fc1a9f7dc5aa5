import * as z from 'zod/mini';
import type { Country } from './country.ts';
import type { Session } from './session.ts';

const withUser = z.looseObject({ user: z.looseObject({ country: z.nullable(z.looseObject({ id: z.number() })) }) });

/**
 * Specification §4, Login: "If the detected country differs from the user's country, the country is changed through the server
 * and the local user updated."
 * @param answer of the call that logged the user in
 * @returns the answer with the user as it is now; the same one when nothing changed or could be changed
 */
export async function moveUser(
  apiUrl: string,
  session: Pick<Session, 'fetch'>,
  answer: object,
  country: Country | null,
): Promise<object> {
  const found = z.safeParse(withUser, answer);
  if (!country || !found.success || found.data.user.country?.id === country.id) return answer;
  const changed = await session.fetch(`${apiUrl}/crm/api/user/change-country`, {
    method: 'POST',
    headers: new Headers({ 'content-type': 'application/json' }),
    body: JSON.stringify({ country_id: country.id }),
  });
  return changed.ok ? { ...answer, user: await changed.json() } : answer;
}
