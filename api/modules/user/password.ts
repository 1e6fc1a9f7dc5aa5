import { hash, verify } from '@node-rs/argon2';

/** OWASP's second choice for argon2id: 19 MiB, 2 passes. Algorithm 2 is argon2id (the package's const enum cannot be imported here). */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

export type VerifyPassword = (stored: string | null, password: string) => Promise<boolean>;

/**
 * Whether the password is the right one. Without a stored hash the same work is done on a decoy, so that the time of the
 * answer does not tell whether the account exists.
 */
export function verifierBy(work: (stored: string, password: string) => Promise<boolean>): VerifyPassword {
  let decoy: Promise<string> | undefined;
  return async (stored, password) => {
    decoy ??= hashPassword('no account has this password');
    const matches = await work(stored ?? (await decoy), password);
    return stored !== null && matches;
  };
}

export const verifyPassword: VerifyPassword = verifierBy(verify);
