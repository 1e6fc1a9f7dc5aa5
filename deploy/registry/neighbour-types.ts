import type { JsonSchema } from '@cairn/shared-contracts/remote/json-schema';
import type { Release } from '@cairn/shared-contracts/remote/release';
import { compile } from 'json-schema-to-typescript';

/** the library writes what `tsType` says: JSON Schema has no word for a function */
async function withHandlers(schema: JsonSchema): Promise<JsonSchema> {
  const called = schema['x-handler'];
  if (called) {
    const value = called === true ? '' : `value: ${await typeOf(called)}`;
    return { tsType: `(${value}) => void` };
  }
  if (!schema.properties) return schema;
  const properties = await Promise.all(
    Object.entries(schema.properties).map(async ([name, inner]) => [name, await withHandlers(inner)] as const),
  );
  return { ...schema, properties: Object.fromEntries(properties) };
}

/** a JSON Schema of this repository as the library takes it */
const write = async (schema: JsonSchema, name: string): Promise<string> =>
  // the library knows draft 4, which is what our schemas keep to, but for the keywords that it passes over
  compile((await withHandlers(schema)) as Parameters<typeof compile>[0], name, {
    additionalProperties: false,
    bannerComment: '',
    declareExternallyReferenced: true,
  });

async function typeOf(schema: JsonSchema): Promise<string> {
  const text = await write({ type: 'object', properties: { it: schema }, required: ['it'] }, 'Wrapped');
  return text
    .slice(text.indexOf('it:') + 'it:'.length, text.lastIndexOf('}'))
    .trim()
    .replace(/;$/, '');
}

const offers = (of: Readonly<Record<string, JsonSchema>>, remote: string): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(of).map(([name, schema]) => [`${remote}/${name}`, schema])),
  required: Object.keys(of).map((name) => `${remote}/${name}`),
});

/**
 * The types of what a release offers, for a squad that has its neighbour's release and not its source: they merge into those that
 * `<Slot>` and the events take.
 * @throws when it is a release from before contracts
 */
export async function neighbourTypes({ name, version, contract }: Release): Promise<string> {
  if (!contract) throw new Error(`${name}@${version} is from before contracts: it does not say what it takes`);
  const props = Object.entries(contract.fragments).map(([part, described]) => [part, described.props] as const);
  const payloads = Object.entries(contract.events).map(([part, described]) => [part, described.payload] as const);
  const parts = [
    await write(offers(Object.fromEntries(props), name), 'Fragments'),
    await write(offers(Object.fromEntries(payloads), name), 'Events'),
  ];
  return `// What ${name}@${version} offers: written by \`cairn neighbour ${name}\` of its release
import '@cairn/shared-contracts/remote/offers';

declare module '@cairn/shared-contracts/remote/offers' {
${parts.join('\n').replaceAll('export interface', 'interface')}}
`;
}
