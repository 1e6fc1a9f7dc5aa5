import { runInNewContext } from 'node:vm';
import { expect, it } from '@jest/globals';
import type { Boot } from '../composition/boot.ts';
import { bootstrapScript } from './bootstrap-script.ts';

const run = (script: string) => {
  const links: Record<string, string>[] = [];
  const imported: string[] = [];
  const window: Record<string, unknown> = {};
  const document = {
    head: { append: (link: Record<string, string>) => links.push(link) },
    createElement: () => ({}),
    querySelector: () => ({ text: JSON.stringify({ imports: {}, integrity: { '/a.js': 'sha384-a' } }) }),
  };
  // import() has no place in a plain script run by vm
  runInNewContext(script.replace('import(', 'imported.push('), { window, document, imported });
  return { links, imported, window };
};

it('preloads every module with its hash, then starts the first', () => {
  // the script only passes it on
  const boot = { nonce: '</script>' } as Boot;
  const script = bootstrapScript(boot, ['/a.js', '/b.js'], '/a.js');
  expect(script).not.toContain('</script>');
  const { links, imported, window } = run(script);
  expect(links.map(({ href, integrity, rel }) => [rel, href, integrity])).toEqual([
    ['modulepreload', '/a.js', 'sha384-a'],
    ['modulepreload', '/b.js', ''],
  ]);
  expect(imported).toEqual(['/a.js']);
  expect(window.__BOOT__).toEqual(boot);
});
