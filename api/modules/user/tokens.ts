import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { CODE_LENGTH } from '@cairn/shared-contracts/domain/limits';

/** 256 random bits, safe in a header and in a cookie */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token. Tokens are random, so a plain hash is enough: there is nothing to guess. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * The token that follows another one: a keyed function of it, so that parallel refreshes with the same token get the same
 * answer without the plain token being stored anywhere.
 */
export const nextToken = (secret: string, token: string, purpose: 'access' | 'refresh'): string =>
  createHmac('sha256', secret).update(`${purpose}:${token}`).digest('base64url');

export const newCode = (): string => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');

/**
 * A code has only 100,000 values: without the key its hash would be as good as the code.
 * @param owner purpose and subject: the same code of somebody else has another hash
 */
export const codeHash = (secret: string, owner: string, code: string): Buffer =>
  createHmac('sha256', secret).update(`code:${owner}:${code}`).digest();
