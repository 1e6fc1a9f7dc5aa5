import type { Tokens } from './session-cookies.ts';

/** cheap: most answers have no such word; a name in \u escapes is looked at as well */
const SUSPECT = /"(?:refresh_token|token)"|\\u00/;

export const hasTokens = (body: unknown): body is Tokens & Record<string, unknown> =>
  typeof body === 'object' && body !== null && 'token' in body && 'refresh_token' in body && 'expires_in' in body;

/** a session's tokens anywhere in it */
function holdsTokens(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if ('refresh_token' in value || ('token' in value && 'expires_in' in value)) return true;
  return Object.values(value).some(holdsTokens);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isJson = (answer: Response): boolean => /[/+]json\b/i.test(answer.headers.get('content-type') ?? '');

/**
 * The last line: whatever the address was, no tokens leave the shell in an answer.
 * @param secrets of this session
 * @returns undefined for an answer that has them
 */
export async function withoutTokens(answer: Response, secrets: readonly string[]): Promise<Response | undefined> {
  if (!answer.body || !isJson(answer)) return answer;
  const bytes = await answer.arrayBuffer();
  const text = new TextDecoder().decode(bytes);
  if (secrets.some((secret) => text.includes(secret))) return undefined;
  if (SUSPECT.test(text) && holdsTokens(parsed(text))) return undefined;
  const { status, headers } = answer;
  return new Response(bytes, { status, headers });
}
