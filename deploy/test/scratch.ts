import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for the temporary files of one run. As open as the system's own: where root runs the tests, databases run as somebody else. */
export async function scratchFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-tests-'));
  await chmod(folder, 0o1777);
  return folder;
}
