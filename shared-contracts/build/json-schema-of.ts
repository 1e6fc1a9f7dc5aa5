import * as z from 'zod/mini';
import type { JsonSchema } from '../remote/json-schema.ts';
import { HANDLERS } from '../remote/schema.ts';

/** of a fragment that takes nothing, of an event that carries nothing */
const NOTHING: JsonSchema = { type: 'object', properties: {} };

/** @throws when the schema has what JSON Schema cannot say: a transform, a Date */
export function jsonSchemaOf(schema: z.core.$ZodType | undefined): JsonSchema {
  if (!schema) return NOTHING;
  const { $schema: _version, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema, path }) => {
      if (HANDLERS.has(zodSchema)) {
        const payload = HANDLERS.get(zodSchema);
        jsonSchema['x-handler'] = payload ? jsonSchemaOf(payload) : true;
      } else if (['custom', 'date', 'transform', 'bigint', 'map', 'set'].includes(zodSchema._zod.def.type)) {
        throw new Error(`${path.join('.')}: a ${zodSchema._zod.def.type} cannot be said in JSON Schema`);
      }
    },
  });
  // zod writes JSON Schema 2020-12
  return rest as JsonSchema;
}
