import { resolve } from 'node:path';
import { COMMAND, isInstalled } from '@cairn/shared-contracts/build/remotes';
import { ROOT } from '../build.ts';
import { createRemote, isPage, isSquad, prepareRepository } from '../create/new-remote.ts';
import { type Command, remoteArgument, UsageError } from './command.ts';

export const create: Command = {
  usage: 'create <remote> [--page /guides]',
  summary: 'write the folder of a new remote with one page',
  help: `  --page <address>   of its page; default: the remote's name without "mf-"
  --squad <name>     who answers for it; default: squad-<the same>
  --in <folder>      where to put it; default: beside the other remotes`,
  options: { page: { type: 'string' }, squad: { type: 'string' }, in: { type: 'string' } },
  positionals: 1,
  async run(context) {
    const name = remoteArgument(context);
    const plain = name.slice('mf-'.length);
    const { page = `/${plain}`, squad = `squad-${plain}`, in: parent = ROOT } = context.options;
    if (!isPage(page)) throw new UsageError(`"${page}" is no address of a page: /lower-case/words`);
    if (!isSquad(squad))
      throw new UsageError(`"${squad}" is no name of a squad: lower-case letters, digits and hyphens`);
    const files = await createRemote({ name, page, squad, parent: resolve(parent) });
    if (isInstalled) files.push(...(await prepareRepository(resolve(parent))));
    const from = context.options.in === undefined ? '' : ` --from ${resolve(parent, name)}`;
    const look = isInstalled
      ? [`  npx cairn test`, `  npx cairn dev ${name} --api <address>`]
      : ['  npm install', `  npm run dev -- ${name}`];
    return {
      text: [
        ...files.map((file) => `  ${file}`),
        '',
        'Next:',
        ...(from ? [] : look),
        `  ${COMMAND} release ${name}${from}`,
        `  ${COMMAND} rollout ${name} 1.0.0 --percent 10`,
      ].join('\n'),
      json: { remote: name, page, squad, files },
    };
  },
};
