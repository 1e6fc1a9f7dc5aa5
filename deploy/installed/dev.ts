import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DEVELOPMENT_DIST } from '@cairn/shell/dist';
import { develop, namesOf } from '../develop/develop.ts';
import { readStartSettings } from '../local/start-settings.ts';
import { REMOTES } from '../registry/build.ts';

const HELP = `cairn dev [<remote>…] --api <address>

  Starts the site on this machine with the remotes that stand here, or those that are named, as you write them. All others are as they
  are live in the store. A change is in the open page at once, with its state. Nothing is released.

  --api <address>    an api that answers, such as that of a shared test site
  --environment <e>  whose live versions stand beside them (local)
  --data <folder>    where store and keys are (.data); STORE=s3://<bucket>/<folder> has the store elsewhere

  PORT (3000) is the site's port, CDN_PORT (4100) that of its artifacts.
`;

/** `cairn dev`: the site around a squad's own remotes, with the shell of the package. */
export async function dev(args: string[]): Promise<void> {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        api: { type: 'string' },
        environment: { type: 'string', default: 'local' },
        data: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) {
      process.stdout.write(HELP);
      return;
    }
    const names = namesOf(positionals, REMOTES);
    if (names.length === 0) throw new Error('no remote stands here: cairn create mf-name makes one');
    if (values.api === undefined || !URL.canParse(values.api)) throw new Error('--api takes the address of an api');
    const asked = values.data === undefined ? {} : { DATA_DIR: values.data };
    const { PORT, CDN_PORT, DATA_DIR, PUBLIC_URL } = readStartSettings({ ...process.env, ...asked });
    await develop({
      ...{
        names,
        dataDir: DATA_DIR,
        ownDir: join(DATA_DIR, 'dev'),
        port: PORT,
        cdnPort: CDN_PORT,
        base: values.environment,
      },
      ...{ api: { url: values.api }, dist: DEVELOPMENT_DIST, publicUrl: PUBLIC_URL },
    });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
