import { expect, it } from '@jest/globals';
import { modulesOf } from './page-boot.ts';

const SELECT = '@cairn/shared-contracts/ui/select';
const page = (shared: string[]) => ({
  shell: { base: '/s/', js: [{ url: '/s/main.js', integrity: '' }], localeScript: '/s/l.de.js' },
  platform: { locale: 'de-DE' as const },
  manifest: {
    remotes: {
      'mf-tour': {
        ...{ name: 'mf-tour', version: '1.0.0', container: 'mf_tour', base: '/tour/', down: [], lazy: [] },
        ...{ browser: { file: 'entry.js', integrity: '' }, routes: {}, fragments: {} },
        exposes: { 'route.tour': { js: [{ file: 'tour.js', integrity: '' }], css: [], shared } },
      },
    },
    kit: { [SELECT]: { js: ['k.select.js'], css: [] } },
    integrity: {},
  },
  units: ['mf-tour/route.tour'],
  deferred: [],
});
const built = { lateTexts: { 'de-DE': 'm.de.js' }, waiting: ['k.select.js'] };

it('a page whose code waits for late texts fetches them beside it, any other page does without', () => {
  const code = ['/s/main.js', '/s/l.de.js'];
  expect(modulesOf(page([]), built)).toEqual([...code, '/tour/entry.js', '/tour/tour.js']);
  expect(modulesOf(page([SELECT]), built)).toEqual([
    ...code,
    ...['/s/m.de.js', '/tour/entry.js', '/tour/tour.js', '/s/k.select.js'],
  ]);
});
