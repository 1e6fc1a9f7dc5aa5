import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };
import { ICON_NAMES } from './icon-names.ts';

/** npm run icons: writes shared-contracts/ui/icons.tsx and a file for each icon beside it from the package of Lucide's icons */
export const UI = join(import.meta.dirname, '../ui');

/** what the frame of every icon says already (ui/icon.tsx) */
const FRAME = new Map([
  ['fill', 'none'],
  ['stroke', 'currentColor'],
  ['stroke-linecap', 'round'],
  ['stroke-linejoin', 'round'],
  ['stroke-width', '2'],
]);
const SHAPE = new Set(['d', 'cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'width', 'height']);

/** The shapes of an icon as JSX. @throws on an attribute that is neither the frame's nor a shape's */
function shapesOf(name: string, body: string): string[] {
  return [...body.matchAll(/<(?!\/|g\b)(\w+) ([^>]*?)\/>/g)].map(([, tag, attributes = '']) => {
    const own = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].filter(
      ([, key = '', value]) => FRAME.get(key) !== value,
    );
    for (const [, key = ''] of own) if (!SHAPE.has(key)) throw new Error(`${name} has an attribute ${key}`);
    return `<${tag} ${own.map(([text]) => text).join(' ')} />`;
  });
}

function component(name: string, lucideName: string): string {
  // the package's type lists no names
  const icons: Record<string, { body: string } | undefined> = lucide.icons;
  const body = icons[lucideName]?.body;
  if (!body) throw new Error(`Lucide has no icon ${lucideName}`);
  const shapes = shapesOf(lucideName, body);
  return `import { Icon, type IconProps } from '../icon.tsx';

export const ${name}Icon = (props: IconProps) => (
  <Icon {...props}>
${shapes.map((shape) => `    ${shape}`).join('\n')}
  </Icon>
);
`;
}

const pathOf = (name: string): string => `icons/${name.replace(/(?<=[a-z])(?=[A-Z\d])/g, '-').toLowerCase()}`;
const fileOf = (name: string): string => `${pathOf(name)}.tsx`;

/**
 * The texts of the files in ui, by path. An icon has a file of its own: a bundler gives a page the modules that it needs, and of a module
 * all that any page does.
 */
export function iconFiles(): Record<string, string> {
  const names = Object.entries(ICON_NAMES).sort(([one], [other]) => (pathOf(one) < pathOf(other) ? -1 : 1));
  const all = `/**
 * Line icons on a 24 grid, a module each: a page ships only those it draws.
 * Paths: Lucide (https://lucide.dev), ISC License, © Lucide Contributors.
 * Written by build/generate-icons.ts from build/icon-names.ts: npm run icons
 */
export type { IconProps } from './icon.tsx';
${names.map(([name]) => `export { ${name}Icon } from './${fileOf(name)}';`).join('\n')}
export { StarIcon } from './star-icon.tsx';
`;
  return {
    'icons.tsx': all,
    ...Object.fromEntries(names.map(([name, lucideName]) => [fileOf(name), component(name, lucideName)])),
  };
}

if (import.meta.main) {
  await rm(join(UI, 'icons'), { recursive: true, force: true });
  await mkdir(join(UI, 'icons'));
  for (const [path, text] of Object.entries(iconFiles())) await writeFile(join(UI, path), text);
}
