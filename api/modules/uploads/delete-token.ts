import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** The token that whoever uploaded a file gets; the database keeps its hash only. */
export const newDeleteToken = (): string => randomBytes(24).toString('base64url');

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export const isTokenOf = (hash: Buffer, token: string): boolean => timingSafeEqual(hash, hashOf(token));
