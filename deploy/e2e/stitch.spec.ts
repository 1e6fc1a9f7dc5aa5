import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../local/free-port.ts';
import { ROOT } from '../registry/build.ts';
import { expect, test } from './test.ts';

let data: string;
let mix: string;
test.beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'cairn-stitched-'));
  mix = join(data, 'mix.json');
  // releases and keys as the stack has them; nothing of the mix is live there
  for (const folder of ['store', 'keys'])
    await cp(join(process.env.E2E_STACK_DATA ?? '', folder), join(data, folder), { recursive: true });
});
test.afterAll(() => rm(data, { recursive: true, force: true }));

/** what a test would be: it says what its page is composed of */
const TELLS = `node -e "fetch(process.env.PLAYWRIGHT_BASE_URL).then(({ headers, status }) => console.log('seen ' + status + ' ' + headers.get('x-composition')))"`;

async function stitch(...args: string[]): Promise<{ code: number; said: string }> {
  const [port, cdnPort] = [await freePort(), await freePort()];
  const command = [join(ROOT, 'deploy/develop/stitch.ts'), ...args, '--api', process.env.E2E_API_URL ?? ''];
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), CDN_PORT: String(cdnPort), DATA_DIR: data, PUBLIC_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      said += text.toString();
    });
  const [code] = await once(child, 'close');
  return { code: Number(code), said };
}
const seenIn = (said: string): string | undefined => /^seen .*$/m.exec(said)?.[0];

test('a mix that was recorded is the same once it is replayed, and no other is taken for it', {
  tag: ['@deploy'],
}, async () => {
  test.setTimeout(300_000);
  const recorded = await stitch('mf-content=stand-in', '--record', mix, '--run', TELLS);
  expect(recorded.code, recorded.said).toBe(0);
  expect(seenIn(recorded.said), recorded.said).toMatch(/^seen 200 .*mf-content@[\w.-]+stand-in/);

  const replayed = await stitch('--replay', mix, '--run', TELLS);
  expect(replayed.code, replayed.said).toBe(0);
  expect(seenIn(replayed.said)).toBe(seenIn(recorded.said));

  const failed = await stitch('--replay', mix, '--run', 'exit 3');
  expect(failed.code, failed.said).toBe(3);

  const { remotes, ...rest } = JSON.parse(await readFile(mix, 'utf8'));
  const other = { ...remotes['mf-tour'], integrity: 'sha384-other', content: 'sha384-other' };
  await writeFile(mix, JSON.stringify({ ...rest, remotes: { ...remotes, 'mf-tour': other } }));
  const refused = await stitch('--replay', mix, '--run', TELLS);
  expect(refused.code, refused.said).toBe(1);
  expect(refused.said).toContain('is another release than the one that was recorded');
});

test('a remote that does not stand here is told with those that do', { tag: ['@deploy'] }, async () => {
  const misspelt = await stitch('mf-tor=local', '--run', TELLS);
  expect(misspelt.code, misspelt.said).toBe(1);
  expect(misspelt.said).toMatch(/there is no mf-tor here: .*mf-tour/);
});
