import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { filesBelow } from '@cairn/shared-contracts/build/files';
import { styleFaults } from '@cairn/shared-contracts/build/own-styles';
import { ROOT } from './build.ts';
import { type Finding, findingOf, type Gate, type GateContext, type GateProblem } from './gates.ts';

const problemsIn = (file: string, css: string, prefix?: string): GateProblem[] =>
  styleFaults(css, prefix).map(({ line, column, message }) => ({ file: `${file}:${line}:${column}`, reason: message }));

async function stylesOf({ release, read }: GateContext): Promise<GateProblem[]> {
  const files = Object.values(release.exposes).flatMap(({ css }) => css.map(({ file }) => file));
  const others = release.others.map(({ file }) => file).filter((file) => file.endsWith('.css'));
  const problems = [...new Set([...files, ...others])].map(async (file) =>
    problemsIn(file, (await read(file)).toString(), `${release.name}_`),
  );
  return (await Promise.all(problems)).flat();
}

/** A remote's styles match what it has rendered itself, by names that begin with its own: whoever built it, and with whatever. */
export const stylesStayInside: Gate = {
  name: 'styles',
  guards: 'the other squads’ parts of a page, which a selector without a class of its own would match too',
  example: 'mf-tour/ui/card.module.css:3:3: "h2" needs a class of this module that it starts from',
  mend: 'start the selector from a class of the module; what the whole page needs belongs to the kit or the shell',
  look: stylesOf,
};

/** The same of a source folder, before it is built: there a finding names the line that was written. */
export async function styleFindings(folder: string): Promise<Finding[]> {
  const files = (await filesBelow(folder)).filter(
    (file) => !/(^|\/)(dist|node_modules)\//.test(file) && file.endsWith('.module.css'),
  );
  const problems = files.map(async (file) =>
    problemsIn(relative(ROOT, join(folder, file)), await readFile(join(folder, file), 'utf8')),
  );
  return (await Promise.all(problems)).flat().map((problem) => findingOf(stylesStayInside, problem));
}
