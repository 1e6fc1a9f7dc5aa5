/** packages that a style sheet takes files of, as imports */
const packagesOf = (css) =>
  [...css.matchAll(/url\("(?:(?:\.\.\/)+node_modules\/)?((?:@[\w-]+\/)?[a-z][\w-]*)\//g)]
    .map(([, name]) => `import '${name}';`)
    .join('\n');

const entry = ['**/*.{ts,tsx,mjs,css}', '!**/dist/**', '!**/.data/**'];

/**
 * Each workspace declares what it imports, and nothing else: it would go on working on a neighbour's dependency until the neighbour
 * drops it. Tools of all tests (Jest, Playwright, …) are declared once, at the root.
 * @type {import('knip').KnipConfig}
 */
export default {
  include: ['dependencies', 'unlisted', 'unresolved', 'binaries'],
  treatConfigHintsAsErrors: true,
  compilers: { css: packagesOf },
  workspaces: {
    '.': { entry: ['*.{js,mjs,cjs}'] },
    '*': { entry },
    'mf-content': { entry },
    // the build makes this module: shell/build/generate-kit.ts
    shell: { entry, paths: { '@kit-shared': ['./testing/kit-shared.mjs'] } },
    // map-style and still-map use its global namespace, GeoJSON
    'shared-contracts': { entry, ignoreDependencies: ['@types/geojson'] },
  },
};
