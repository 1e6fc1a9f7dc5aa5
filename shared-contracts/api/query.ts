import * as z from 'zod/mini';

/**
 * Building blocks for the queries of calls. The lenient ones never refuse: specification §5 normalises what a visitor's address
 * holds. What arrives is text; their input types are what callers write before it becomes that.
 */
type Lenient<Output, Input> = z.ZodMiniType<Output, Input | undefined> & { _zod: { optin: 'optional' } };

const INT_MAX = 2_147_483_647;

// at run time whatever an address holds is taken; what callers are to write is said by the type alone
const asWritten = <Output, Input>(schema: z.ZodMiniType<Output, unknown>) =>
  schema as unknown as Lenient<Output, Input>;

const first = (raw: unknown): unknown => (Array.isArray(raw) ? raw[0] : raw);

/** more digits than any number here has are no number */
const toWhole = (raw: unknown, max = INT_MAX): number | undefined => {
  const value = first(raw);
  const digits = typeof value === 'string' ? /^-?(\d+)$/.exec(value.trim())?.[1] : undefined;
  return digits && digits.length <= Math.max(10, String(max).length) ? Number(value) : undefined;
};

/** a whole number, clamped; the fallback when it is none */
export function wholeNumber({
  min,
  max,
  fallback,
}: {
  min: number;
  max: number;
  fallback: number;
}): Lenient<number, number> {
  const schema = z.pipe(
    z.optional(z.unknown()),
    z.transform((raw) => Math.min(max, Math.max(min, toWhole(raw, max) ?? fallback))),
  );
  z.globalRegistry.add(schema, { type: 'integer', minimum: min, maximum: max, default: fallback });
  return asWritten(schema);
}

const toDecimal = (raw: unknown): number | undefined => {
  const value = first(raw);
  return typeof value === 'string' && /^-?\d{1,10}(\.\d{1,20})?$/.test(value.trim()) ? Number(value) : undefined;
};

/** a number within the limits; undefined when it is none of them */
export function decimal({ min, max }: { min: number; max: number }): Lenient<number | undefined, number> {
  const schema = z.pipe(
    z.optional(z.unknown()),
    z.transform((raw) => {
      const value = toDecimal(raw);
      return value === undefined || value < min || value > max ? undefined : value;
    }),
  );
  z.globalRegistry.add(schema, { type: 'number', minimum: min, maximum: max });
  return asWritten(schema);
}

/** true for true, 1 and the strings true and 1 */
export function flag(): Lenient<boolean, boolean | 1> {
  const schema = z.pipe(
    z.optional(z.unknown()),
    z.transform((raw) => ['1', 'true'].includes(String(first(raw)))),
  );
  z.globalRegistry.add(schema, { type: 'string', enum: ['1', 'true'] });
  return asWritten(schema);
}

/** text, trimmed and cut; empty when there is none */
export function text(max = 200): Lenient<string, string> {
  const schema = z.pipe(
    z.optional(z.unknown()),
    z.transform((raw) => {
      const value = first(raw);
      return typeof value === 'string' ? value.trim().slice(0, max) : '';
    }),
  );
  z.globalRegistry.add(schema, { type: 'string', maxLength: max });
  return asWritten(schema);
}

/** one of the values, else the first of them */
export function choice<T extends string>(values: readonly [T, ...T[]]): Lenient<T, T> {
  const schema = z.pipe(
    z.optional(z.unknown()),
    z.transform((raw): T => values.find((value) => value === first(raw)) ?? values[0]),
  );
  z.globalRegistry.add(schema, { type: 'string', enum: [...values], default: values[0] });
  return asWritten(schema);
}

/** identities, repeated or joined by commas; everything else in the list is dropped */
export function idList(max = 100): Lenient<number[], readonly number[]> {
  const schema = z.pipe(
    z.optional(z.unknown()),
    z.transform((raw): number[] => {
      const parts = (Array.isArray(raw) ? raw : [raw]).flatMap((part) =>
        typeof part === 'string' ? part.split(',') : [],
      );
      const ids = parts.flatMap((part) => toWhole(part) ?? []).filter((id) => id > 0 && id <= INT_MAX);
      return [...new Set(ids)].slice(0, max);
    }),
  );
  z.globalRegistry.add(schema, { type: 'string', description: 'identities joined by commas' });
  return asWritten(schema);
}

/** words joined by commas or repeated */
export function wordList(): Lenient<string[], readonly string[] | string> {
  const schema = z.pipe(
    z.optional(z.unknown()),
    z.transform((raw): string[] =>
      (Array.isArray(raw) ? raw : [raw])
        .flatMap((part) => (typeof part === 'string' ? part.split(',') : []))
        .slice(0, 50),
    ),
  );
  z.globalRegistry.add(schema, { type: 'string', description: 'words joined by commas' });
  return asWritten(schema);
}

/** an identity that the call cannot do without: 422 otherwise */
export const requiredId = () =>
  z.pipe(
    z.string().check(
      z.regex(/^[1-9]\d{0,9}$/),
      z.refine((text) => Number(text) <= INT_MAX),
    ),
    z.transform(Number),
    // callers write a number; it arrives as text
  ) as unknown as z.ZodMiniType<number, number>;

/** a slug that the call cannot do without: 422 otherwise */
export const requiredSlug = () => z.string().check(z.trim(), z.minLength(1), z.maxLength(300));
