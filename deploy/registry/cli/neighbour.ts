import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { neighbourFile } from '@cairn/shared-contracts/build/neighbours';
import { releaseFolder, release as releaseSchema } from '@cairn/shared-contracts/remote/release';
import { ROOT } from '../build.ts';
import { Refusal } from '../refusal.ts';
import { liveNow } from './change.ts';
import { type Command, remoteArgument, UsageError } from './command.ts';

export const neighbour: Command = {
  usage: 'neighbour <remote> --for mf-tour',
  summary: 'write what a live remote of another repository offers, as types',
  help: '  --for <remote>     whose neighbours/ folder gets the types and the schemas',
  options: { for: { type: 'string' } },
  positionals: 1,
  async run(context) {
    const name = remoteArgument(context);
    const dir = join(ROOT, context.options.for ?? '');
    if (!context.options.for || !existsSync(join(dir, 'remote.ts')))
      throw new UsageError('--for takes the folder of a remote that stands here');
    const live = (await liveNow(context)).remotes[name];
    const version = live?.stable ?? live?.versions[0]?.version;
    const manifest = version && (await context.store.get(`${releaseFolder(name, version)}/release.json`));
    if (!manifest) throw new Refusal('not_live', `${name} is not live`);
    const release = releaseSchema.parse(JSON.parse(manifest.toString()));
    // its writer of types costs as much at start as all other commands together
    const { neighbourTypes } = await import('../neighbour-types.ts');
    const schemas = neighbourFile(dir, name);
    const types = schemas.replace(/\.json$/, '.d.ts');
    await mkdir(dirname(types), { recursive: true });
    await writeFile(types, await neighbourTypes(release));
    await writeFile(
      schemas,
      `${JSON.stringify({ fragments: release.contract?.fragments, events: release.contract?.events }, null, 2)}\n`,
    );
    return { text: `${name}@${version} is described in ${types}`, json: { remote: name, version, types, schemas } };
  },
};
