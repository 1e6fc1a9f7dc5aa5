import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };
import { ICON_NAMES } from './icon-names.ts';

/** npm run icons: writes shared-contracts/ui/icons.tsx from the package of Lucide's icons */
export const ICONS_FILE = join(import.meta.dirname, '../ui/icons.tsx');

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
  return `export const ${name}Icon = (props: IconProps) => (
  <Icon {...props}>
${shapes.map((shape) => `    ${shape}`).join('\n')}
  </Icon>
);
`;
}

/** The text of ui/icons.tsx. */
export function iconsModule(): string {
  const components = Object.entries(ICON_NAMES).map(([name, lucideName]) => component(name, lucideName));
  return `/**
 * Line icons on a 24 grid, one tree-shakeable component a name: a page ships only those it draws.
 * Paths: Lucide (https://lucide.dev), ISC License, © Lucide Contributors.
 * Written by build/generate-icons.ts from build/icon-names.ts: npm run icons
 */
import { Icon, type IconProps } from './icon.tsx';

export { StarIcon } from './star-icon.tsx';
export type { IconProps };

${components.join('\n')}`;
}

if (import.meta.main) await writeFile(ICONS_FILE, iconsModule());
