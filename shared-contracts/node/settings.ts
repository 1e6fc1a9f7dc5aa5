import * as z from 'zod/mini';

/** A process's environment as it comes. */
export type Environment = Readonly<Record<string, string | undefined>>;

const ON = ['on', 'true', '1', 'yes'];
const OFF = ['off', 'false', '0', 'no'];

export const count = (fallback: number, max: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(max)), fallback);
export const text = (fallback: string) => z._default(z.string(), fallback);
export const flag = z.optional(
  z.pipe(
    z.string().check(z.refine((value) => [...ON, ...OFF].includes(value.toLowerCase()))),
    z.transform((value) => ON.includes(value.toLowerCase())),
  ),
);

/** A variable of the environment that makes no sense. The message is one line that names it and what is expected. */
export class EnvError extends Error {
  /** @param got 'is "abc"', 'is not set' */
  constructor(name: string, expected: string, got: string) {
    super(`${name} must be ${expected}, but ${got}`);
    this.name = 'EnvError';
  }
}

export interface Settings<S extends z.ZodMiniObject> {
  schema: S;
  /** ends the sentence "<variable> must be …" */
  expected: Record<keyof z.output<S> & string, string>;
  /** variables whose values are never shown: they may hold passwords */
  secret?: ReadonlySet<string>;
}

/**
 * Parses the variables of one schema; an empty one counts as not set.
 * @throws EnvError for the first one that makes no sense
 */
export function readSettings<S extends z.ZodMiniObject>(
  { schema, expected, secret = new Set() }: Settings<S>,
  source: Environment,
): z.output<S> {
  const set = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = z.safeParse(schema, set);
  if (result.success) return result.data;
  // every path of a flat schema is one of its keys
  const name = result.error.issues[0]?.path[0] as keyof z.output<S> & string;
  const value = source[name];
  const got = value === undefined ? 'is not set' : secret.has(name) ? 'is not' : `is "${value}"`;
  throw new EnvError(name, expected[name], got);
}
