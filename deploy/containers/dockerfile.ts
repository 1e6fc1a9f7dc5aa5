/** An instruction of a Dockerfile, its continued lines joined. */
export interface Instruction {
  name: string;
  text: string;
}

/** What one FROM begins. */
export interface Stage {
  base: string;
  name: string;
  instructions: readonly Instruction[];
}

export function readDockerfile(content: string): Stage[] {
  const lines = content
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: (Stage & { instructions: Instruction[] })[] = [];
  for (const line of lines) {
    const [, name = '', text = ''] = /^(\w+)\s+(.*)$/.exec(line.trim()) ?? [];
    const [, base = '', called = ''] = /^(\S+)(?:\s+AS\s+(\S+))?$/i.exec(text) ?? [];
    if (name === 'FROM') stages.push({ base, name: called, instructions: [] });
    else stages.at(-1)?.instructions.push({ name, text });
  }
  return stages;
}

const textsOf = (stage: Stage, name: string): string[] =>
  stage.instructions.filter((one) => one.name === name).map(({ text }) => text);

export const userOf = (stage: Stage): string | undefined => textsOf(stage, 'USER').at(-1);

/** what the image's program is started with */
export function commandOf(stage: Stage): string[] {
  // the form that needs no shell: a list in JSON
  const command: unknown = JSON.parse(textsOf(stage, 'CMD').at(-1) ?? '[]');
  return Array.isArray(command) ? command.map(String) : [];
}

export const environmentOf = (stage: Stage): Record<string, string> =>
  Object.fromEntries(
    textsOf(stage, 'ENV')
      .flatMap((text) => text.split(/\s+/))
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );

/** files and folders of the tree that the image has */
export const copiedFromTree = (stage: Stage): string[] =>
  textsOf(stage, 'COPY')
    .filter((text) => !text.includes('--from='))
    .flatMap((text) => text.split(/\s+/).slice(0, -1));

/** packages that a stage removes after it has installed them all */
export const removedPackages = (stage: Stage): string[] =>
  textsOf(stage, 'RUN').flatMap((text) => /rm -rf (.*)$/.exec(text)?.[1]?.trim().split(/\s+/) ?? []);
