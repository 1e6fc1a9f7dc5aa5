import { changeCountry, profile as profileCall } from '@cairn/shared-contracts/api/user.calls';
import * as z from 'zod/mini';
import type { Country } from './country.ts';
import { OWN_CALL_HEADERS } from './own-calls.ts';
import type { Session } from './session.ts';

const withUser = z.looseObject({ user: z.looseObject({ country: z.nullable(z.looseObject({ id: z.number() })) }) });

/** what every call says (specification §7) */
const PASSED = ['x-language', 'x-localization', 'x-currency', 'x-role', 'x-site'];

function jsonWith(headers: Headers): Headers {
  const passed = PASSED.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] satisfies [string, string]];
  });
  return new Headers([...passed, ['content-type', 'application/json']]);
}

/**
 * Specification §4, Login: "If the detected country differs from the user's country, the country is changed through the server
 * and the local user updated."
 * @param answer of the call that logged the user in
 * @param headers of that call: the user comes back in the visitor's language
 * @returns the answer with the user as it is now; the same one when nothing changed or could be changed
 */
export async function moveUser(
  apiUrl: string,
  session: Pick<Session, 'fetch'>,
  answer: object,
  country: Country | null,
  headers: Headers,
): Promise<object> {
  const found = z.safeParse(withUser, answer);
  if (!country || !found.success || found.data.user.country?.id === country.id) return answer;
  const changed = await session.fetch(apiUrl + changeCountry.path, {
    method: 'POST',
    headers: jsonWith(headers),
    body: JSON.stringify({ country_id: country.id }),
  });
  return changed.ok ? { ...answer, user: await changed.json() } : answer;
}

/** The same for a user who comes back already logged in, to a browser that does not know yet where it is. */
export async function moveUserAtStart(
  apiUrl: string,
  session: Pick<Session, 'fetch'>,
  country: Country,
): Promise<void> {
  const headers = new Headers(OWN_CALL_HEADERS);
  const profile = await session.fetch(apiUrl + profileCall.path, { headers });
  if (profile.ok) await moveUser(apiUrl, session, { user: await profile.json() }, country, headers);
}
