import type { Shell } from '../server/shell-assets.ts';

type Parts = Partial<Omit<Shell, 'assets'>> & { assets?: Partial<Shell['assets']> };

/** The built shell with nothing in it, but for what a test gives it. */
export const aShell = ({ assets, ...more }: Parts = {}): Shell => ({
  assets: {
    base: '/assets/shell/',
    main: '',
    js: [],
    css: [],
    kit: {},
    pages: {},
    integrity: {},
    locales: {},
    lateTexts: {},
    waiting: [],
    fonts: [],
    scriptFonts: { 'en-US': [], de: [], ru: [], zh: [] },
    ...assets,
  },
  dir: '',
  js: [],
  css: [],
  styleOf: () => undefined,
  fontsOf: () => [],
  textsOf: () => ({}),
  ...more,
});
