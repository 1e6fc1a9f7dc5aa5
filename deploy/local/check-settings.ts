import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../registry/build.ts';

/** a program of a part that reads its environment and does nothing else */
export interface Check {
  script: string;
  env: Record<string, string>;
}

const check = ({ script, env }: Check): Promise<string | null> =>
  new Promise((resolve) => {
    execFile(process.execPath, [join(ROOT, script)], { env: { ...process.env, ...env } }, (error, _said, complaint) =>
      resolve(error ? complaint.trim() || error.message : null),
    );
  });

/** @throws with what the first of the parts says that could not start: a build of minutes is not waited for to hear of it */
export async function checkSettings(checks: readonly Check[]): Promise<void> {
  const complaints = await Promise.all(checks.map(check));
  const first = complaints.find((complaint) => complaint !== null);
  if (first) throw new Error(first);
}
