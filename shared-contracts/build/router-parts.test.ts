import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const require = createRequire(import.meta.url);
const LIB = join(dirname(require.resolve('react-router/package.json')), 'dist/production/lib');
const read = (path: string): string => readFileSync(path, 'utf8');

describe('react-router without its framework mode', () => {
  const standIn = read(join(import.meta.dirname, 'router-without-framework.mjs'));
  const given = [...standIn.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);

  it.each(['dom/lib.js', 'components.js'])('has all that %s takes of it', (file) => {
    const [, names = ''] =
      /import \{([^}]+)\} from "\.\/(?:dom\/)?ssr\/components\.js"/.exec(read(join(LIB, file))) ?? [];
    const taken = names.split(',').map((name) => name.trim());
    expect(taken).toContain('FrameworkContext');
    expect(taken.filter((name) => !given.includes(name))).toEqual([]);
  });

  it('has its <Form> where the build looks for it', () => {
    const source = read(join(LIB, 'dom/lib.js'));
    expect(source).toContain('const Form = React$1.forwardRef(');
    expect(source).toContain('\nForm.displayName = "Form";');
  });
});
