import { expect, it } from '@jest/globals';
import type * as z from 'zod/mini';
import { ALL_CALLS, nameOf } from './all-calls.ts';

/** a default of these says something of the call, or of a part that is always sent whole: nothing that is stored goes by it */
const SENT_WHOLE: Readonly<Record<string, string>> = {
  'POST /crm/api/back-office/tour/save variants.is_default': 'a list names the one that is the usual one',
  'POST /crm/api/back-office/tour/save questionnaire.options':
    'what can be answered goes with the kind of the question',
  'POST /spa/contract-organizer-meet-save files': 'files are added, and taken away by a call of their own',
  'POST /spa/travel-info-save arrival': 'one way to come, whose fields go with its transport',
  'POST /spa/travel-info-save departure': 'as the arrival',
};
const CHANGES = /[/-](?:save|update|edit)[^/]*$|\/add-tourists$/;

type Schema = z.core.$ZodType;
/** what the definitions of all kinds that hold others have */
interface Holding {
  type: string;
  innerType?: Schema;
  element?: Schema;
  shape?: Readonly<Record<string, Schema>>;
  options?: readonly Schema[];
  in?: Schema;
  out?: Schema;
}
// the definition of each kind has its own of these, and none of them under another meaning
const definitionOf = (schema: Schema): Holding => schema._zod.def as unknown as Holding;

/** paths of fields that say something by being left out; lists have none of their own */
function defaultsIn(schema: Schema, path = ''): string[] {
  const { type, innerType, element, shape, options = [], in: given, out } = definitionOf(schema);
  const inner = [innerType, element, given, out, ...options].flatMap((one) => (one ? defaultsIn(one, path) : []));
  const fields = Object.entries(shape ?? {}).flatMap(([name, field]) =>
    defaultsIn(field, path === '' ? name : `${path}.${name}`),
  );
  return [...(type === 'default' || type === 'prefault' ? [path] : []), ...inner, ...fields];
}

/** whether a body can name something that is there already */
function canName(schema: Schema): boolean {
  const { innerType, element, shape, options = [] } = definitionOf(schema);
  const own = shape && 'id' in shape && definitionOf(shape.id as Schema).type === 'optional';
  return (
    Boolean(own) ||
    [innerType, element, ...options, ...Object.values(shape ?? {})].some((one) => one !== undefined && canName(one))
  );
}

const changing = ALL_CALLS.flatMap((call) =>
  call.body && (CHANGES.test(call.path) || canName(call.body)) ? [{ name: nameOf(call), body: call.body }] : [],
);

it('what a client of before does not know of, and leaves out, is no change', () => {
  expect(changing.length).toBeGreaterThan(5);
  const cleared = changing.flatMap(({ name, body }) => defaultsIn(body).map((field) => `${name} ${field}`));
  const wholeOf = (field: string) => Object.keys(SENT_WHOLE).find((one) => `${field}.`.startsWith(`${one}.`));
  expect(cleared.filter((field) => wholeOf(field) === undefined)).toEqual([]);
  expect(new Set(cleared.map(wholeOf))).toEqual(new Set(Object.keys(SENT_WHOLE)));
});
