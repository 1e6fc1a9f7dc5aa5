import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { storeOf } from '../registry/store-of.ts';
import { checkStore, moveStore, type Outcome, type Progress } from './move-store.ts';

const HELP = `npm run files -- <command> --from <folder> --to s3://<bucket>/<folder>

  From a disk to a bucket of S3. The disk stays as it is; each file is read back from the bucket and compared before it counts.

  npm run files -- move  --from .data/uploads --to s3://cairn                what visitors and organizers have uploaded
  npm run files -- move  --from .data/store --to s3://cairn-releases/live    releases and what is live
  npm run files -- move  … --prune                                           takes out what was moved and is no longer on the disk
  npm run files -- move  … --prune --confirm 120                             the same where that is more than a tenth of all, or a whole folder: says how many
  npm run files -- check --from .data/uploads --to s3://cairn                reads everything once more, and changes nothing

  The same command goes on where it was cut off, and brings what has come or changed since: run it beside the site until little is left,
  stop the site, run it once more with --prune, start the site with STORAGE=s3 or STORE. Settings: S3_ENDPOINT (without the bucket), S3_REGION, AWS's own
  AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY. --journal <file> remembers what is there: <folder>.moved by default.
`;

class Refusal extends Error {}

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const PACE_MS = 1_000;

function paced(): (progress: Progress) => void {
  const since = performance.now();
  let told = since;
  return ({ files, done, bytes }) => {
    const now = performance.now();
    if (now - told < PACE_MS && done < files) return;
    told = now;
    const left = done > 0 ? Math.round((((now - since) / done) * (files - done)) / 1_000) : 0;
    say(`${done} of ${files} files, ${(bytes / 1e6).toFixed(1)} MB, about ${left} s left`);
  };
}

function tell(verb: string, { files, before, failed, gone, removed }: Outcome, isPruned = false): void {
  for (const { path, reason } of failed) process.stderr.write(`${path} ${reason}\n`);
  say(`${files - failed.length} of ${files} files ${verb}${before > 0 ? `, ${before} of them before` : ''}`);
  if (removed > 0) say(`${removed} that are no longer on the disk were taken out of the bucket`);
  if (gone.length > 0 && !isPruned)
    say(`${gone.length} are no longer on the disk and still in the bucket: --prune takes them out`);
  if (gone.length > 0 && isPruned && failed.length > 0)
    say(`${gone.length} are no longer on the disk and stay in the bucket until a run in which nothing fails`);
  if (failed.length > 0) process.exitCode = 1;
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      to: { type: 'string' },
      journal: { type: 'string' },
      prune: { type: 'boolean', default: false },
      confirm: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [verb, ...rest] = positionals;
  if (values.help || verb === undefined) {
    say(HELP);
  } else {
    if ((verb !== 'move' && verb !== 'check') || rest.length > 0)
      throw new Refusal(`${positionals.join(' ')} is no command\n\n${HELP}`);
    if (!values.from || !values.to) throw new Refusal('name both: --from <folder> --to s3://<bucket>/<folder>');
    const { prune, confirm } = values;
    if (confirm !== undefined && !(prune && /^\d+$/.test(confirm)))
      throw new Refusal('--confirm <count> goes with --prune: how many files it is to take out');
    const from = resolve(values.from);
    const isFolder = await stat(from).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (!isFolder) throw new Refusal(`${values.from} is no folder`);
    const to = await storeOf('', { ...process.env, STORE: values.to });
    const onProgress = paced();
    if (verb === 'check') tell('are the same', await checkStore({ from, to, onProgress }));
    else {
      const target = `${process.env.S3_ENDPOINT ?? ''} ${values.to}`;
      const journal = values.journal ?? `${from}.moved`;
      const confirmed = confirm === undefined ? {} : { confirmed: Number(confirm) };
      tell('are there', await moveStore({ from, to, target, journal, prune, ...confirmed, onProgress }), prune);
    }
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  // a word that makes no sense, and not something that went wrong
  process.exit(error instanceof Refusal || (error instanceof TypeError && 'code' in error) ? 2 : 1);
}
