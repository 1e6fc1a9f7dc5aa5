import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RemoteDescription } from '../remote/define-remote.ts';
import { splitName } from '../remote/part-name.ts';
import type { Contract } from '../remote/release.ts';
import { type Offer, offerOf, offerOfNeighbour } from './neighbours.ts';
import { textLocales } from './remote-config.ts';
import { SHARED_BY_REMOTES } from './shared-modules.ts';
import { usesOf } from './uses.ts';

const run = promisify(execFile);

/** undefined outside a repository */
async function revisionOf(dir: string): Promise<string | undefined> {
  try {
    const [{ stdout: commit }, { stdout: changes }] = await Promise.all([
      run('git', ['rev-parse', 'HEAD'], { cwd: dir }),
      run('git', ['status', '--porcelain', '--', '.'], { cwd: dir }),
    ]);
    return commit.trim() + (changes.trim() ? '+' : '');
  } catch {
    return undefined;
  }
}

/** 'share.title' and so on */
export const keysOf = (texts: object, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${path}${key}.`) : [path + key],
  );

async function textsOf(dir: string): Promise<Contract['texts']> {
  const keys = new Map<string, string[]>();
  for (const locale of textLocales(dir)) {
    // the loader of texts refuses what is no object of texts
    keys.set(locale, keysOf(JSON.parse(await readFile(join(dir, 'i18n', `${locale}.json`), 'utf8')) as object));
  }
  const english = keys.get('en-US') ?? [];
  return Object.fromEntries(
    [...keys].map(([locale, own]) => {
      const known = new Set(own);
      return [locale, { count: own.length, missing: english.filter((key) => !known.has(key)).length }];
    }),
  );
}

/** what is declared beside what is shown: a page's fragments are loaded with it although a module deeper down shows them */
function declaredIn({ routes, fragments = {} }: RemoteDescription): { name: string; module: string }[] {
  return [...Object.values(routes), ...Object.values(fragments)].flatMap(({ module, fragments: shown = [] }) =>
    shown.map((name) => ({ name, module: module.replace(/^\.\//, '') })),
  );
}

/**
 * What the sources of a folder show and hear, with what that took when this was built.
 * @param description the remote's own; the shell has none
 * @param layout the shell's own fragments, constant → name
 * @throws when it uses what its neighbours do not offer: the types would have said so
 */
export async function usedBy(
  dir: string,
  description?: RemoteDescription,
  layout?: Readonly<Record<string, string>>,
): Promise<Pick<Contract, 'uses' | 'hears'>> {
  const offers = new Map<string, Promise<Offer>>();
  if (description) offers.set(description.name, Promise.resolve(offerOf(description)));
  const offeredBy = (remote: string): Promise<Offer> => {
    const known = offers.get(remote) ?? offerOfNeighbour(dir, remote);
    offers.set(remote, known);
    return known;
  };
  const { fragments, events } = await usesOf(dir, description?.name, layout);
  for (const { name, module } of description ? declaredIn(description) : [])
    if (!fragments.has(name)) fragments.set(name, [module]);
  const required = new Set<string>(Object.values(description?.routes ?? {}).flatMap((route) => route.required ?? []));

  const uses: Contract['uses'] = {};
  for (const [name, files] of [...fragments].sort()) {
    const [remote, part] = splitName(name);
    const offered = (await offeredBy(remote)).fragments[part];
    if (!offered) throw new Error(`${dir}/${files[0]}: ${remote} has no fragment ${part}`);
    uses[name] = { files, required: required.has(name), props: offered.props };
  }
  const hears: Contract['hears'] = {};
  for (const [name, files] of [...events].sort()) {
    const [remote, part] = splitName(name);
    const offered = (await offeredBy(remote)).events[part];
    if (!offered) throw new Error(`${dir}/${files[0]}: ${remote} has no event ${part}`);
    hears[name] = { files, payload: offered.payload };
  }
  return { uses, hears };
}

export async function contractOf(dir: string, description: RemoteDescription): Promise<Contract> {
  const [revision, used, texts] = await Promise.all([revisionOf(dir), usedBy(dir, description), textsOf(dir)]);
  return {
    owner: description.owner,
    ...(revision ? { revision } : {}),
    ...offerOf(description),
    ...used,
    texts,
    shared: Object.fromEntries(
      Object.entries(SHARED_BY_REMOTES).map(([name, { requiredVersion }]) => [name, requiredVersion]),
    ),
  };
}
