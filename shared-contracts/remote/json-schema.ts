import * as z from 'zod/mini';

/**
 * JSON Schema as releases carry it: what `z.toJSONSchema` writes of a fragment's props or an event's payload. A function among them is
 * `{ 'x-handler': <schema of what it is called with> }`, `true` when it is called with nothing.
 */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: boolean | JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  'x-handler'?: true | JsonSchema;
  [keyword: string]: unknown;
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const jsonSchema = z.custom<JsonSchema>(isSchema);
