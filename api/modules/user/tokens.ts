import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { CODE_LENGTH } from '@cairn/shared-contracts/domain/limits';

/** 256 random bits, safe in a header and in a cookie */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token. Tokens are random, so a plain hash is enough: there is nothing to guess. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** characters of a family, 132 bits, and of a refresh token, which begins with its own */
const FAMILY_LENGTH = 22;
const REFRESH_LENGTH = FAMILY_LENGTH + 43;

/** always the same for a text, and unknown to whoever has no secret */
export const keyed = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** the first refresh token of a session */
export const newRefreshToken = (): string => newToken().slice(0, FAMILY_LENGTH) + newToken();

/** What all refresh tokens of a session begin with; undefined for one that was given out before there were families. */
export const familyOf = (refreshToken: string): string | undefined =>
  refreshToken.length === REFRESH_LENGTH ? refreshToken.slice(0, FAMILY_LENGTH) : undefined;

/**
 * The pair that follows a refresh token: keyed functions of it, so that parallel refreshes with the same token get the same answer
 * without a plain token being stored anywhere.
 */
export function nextTokens(secret: string, refreshToken: string): { token: string; refresh_token: string } {
  const family = familyOf(refreshToken) ?? keyed(secret, `family:${refreshToken}`).slice(0, FAMILY_LENGTH);
  const refresh = family + keyed(secret, `refresh:${refreshToken}`);
  return { token: keyed(secret, `access:${refresh}`), refresh_token: refresh };
}

export const newCode = (): string => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');

/**
 * A code has only 100,000 values: without the key its hash would be as good as the code.
 * @param owner purpose and subject: the same code of somebody else has another hash
 */
export const codeHash = (secret: string, owner: string, code: string): Buffer =>
  createHmac('sha256', secret).update(`code:${owner}:${code}`).digest();
