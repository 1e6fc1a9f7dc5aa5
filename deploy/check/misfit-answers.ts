import { readFile } from 'node:fs/promises';
import * as z from 'zod';

/** shell/server/answer-check.ts tells it so */
const misfit = z.object({ call: z.string(), status: z.number(), problems: z.array(z.string()) });

function misfitIn(line: string): string[] {
  try {
    const { data } = misfit.safeParse(JSON.parse(line));
    return data ? [`${data.call} answered ${data.status} against its contract: ${data.problems.join('; ')}`] : [];
  } catch {
    return [];
  }
}

/** what a shell's log says of answers that their contract does not allow, each once */
export async function misfitAnswers(log: string): Promise<string[]> {
  const text = await readFile(log, 'utf8').catch(() => '');
  return [...new Set(text.split('\n').flatMap(misfitIn))];
}
