/**
 * Schemas for remote.ts: what its fragments are given and what its events carry. They stay in the build and in release.json; code that
 * runs in the browser takes the types that offers.ts makes of them.
 */
import * as z from 'zod/mini';

export { z };

/** schemas of functions, with what they are called with; undefined: with nothing */
export const HANDLERS = new WeakMap<z.core.$ZodType, z.core.$ZodType | undefined>();

/** A function among a fragment's props: it is called with nothing, or with one value. */
export function handler(): z.ZodMiniCustom<() => void, () => void>;
export function handler<Payload extends z.core.$ZodType>(
  payload: Payload,
): z.ZodMiniCustom<(value: z.core.output<Payload>) => void, (value: z.core.output<Payload>) => void>;
export function handler(payload?: z.core.$ZodType) {
  const schema = z.custom<(value: unknown) => void>((value) => typeof value === 'function');
  HANDLERS.set(schema, payload);
  return schema;
}
