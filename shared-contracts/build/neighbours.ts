import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteDescription } from '../remote/define-remote.ts';
import type { JsonSchema } from '../remote/json-schema.ts';
import { jsonSchemaOf } from './json-schema-of.ts';
import { COMMAND, WORKSPACE } from './remotes.ts';

/** What a remote offers, as its users are built against it. */
export interface Offer {
  fragments: Record<string, { module: string; props: JsonSchema }>;
  events: Record<string, { payload: JsonSchema }>;
}

const mapped = <From, To>(parts: Readonly<Record<string, From>> = {}, map: (part: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, map(part)]));

export const offerOf = ({ fragments, events }: RemoteDescription): Offer => ({
  fragments: mapped(fragments, ({ module, props }) => ({ module, props: jsonSchemaOf(props) })),
  events: mapped(events, ({ payload }) => ({ payload: jsonSchemaOf(payload) })),
});

/** where `cairn neighbour mf-x` puts what a release of another repository offers */
export const neighbourFile = (dir: string, remote: string): string => join(dir, 'neighbours', `${remote}.json`);

/**
 * What a neighbour offers: from the file that was written of its release, else from its remote.ts beside this remote.
 * @throws when neither is there
 */
export async function offerOfNeighbour(dir: string, remote: string): Promise<Offer> {
  const written = await readFile(neighbourFile(dir, remote), 'utf8').catch(() => undefined);
  // `cairn neighbour` wrote it
  if (written) return JSON.parse(written) as Offer;
  const path = [join(dir, '..'), WORKSPACE].map((root) => join(root, remote, 'remote.ts')).find(existsSync);
  if (!path) throw new Error(`${dir} uses ${remote}, which is not known here: ${COMMAND} neighbour ${remote}`);
  const module: { default: RemoteDescription } = await import(pathToFileURL(path).href);
  return offerOf(module.default);
}
