import type { JsonSchema } from '@cairn/shared-contracts/remote/json-schema';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';

/**
 * A module that says what is wrong with a value: written ahead of time, since a page runs no code that is made on it. Lengths are counted in
 * code units: else the code would ask for a module of Ajv's by `require`.
 */
export function validatorOf(schema: JsonSchema): string {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    validateFormats: false,
    unicode: false,
    // it says of that option, for each schema, that it is not what it recommends
    logger: false,
    code: { source: true, esm: true },
  });
  return standaloneCode(ajv, ajv.compile(schema));
}
