// Dependencies flow one way: shared-contracts ← remotes, shell, api ← deploy. A remote never reaches into another one.
const remotes = 'mf-[a-z-]+';
const feature = '(?:features/[^/]+|common)';
/** where a remote's modules may lie: one layout for all of them */
const layout =
  '(?:remote|rspack\\.config|readme\\.test)\\.ts$|(?:routes|fragments|testing)/[^/]+$|i18n/|neighbours/|(?:features/[^/]+|common)/(?:ui|model)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'contracts-stand-alone',
      comment: 'shared-contracts is what all agree on: it knows nobody',
      severity: 'error',
      from: { path: '^shared-contracts/' },
      to: { path: `^(shell|${remotes}|api|deploy)/` },
    },
    {
      name: 'remotes-meet-in-slots',
      comment: "a remote imports neither another remote's source nor the shell's nor the back end's",
      severity: 'error',
      from: { path: `^(${remotes})/` },
      to: { path: `^(shell|${remotes}|api|deploy)/`, pathNot: '^$1/' },
    },
    {
      name: 'shell-knows-no-remote',
      comment: 'the shell finds remotes in the registry, at run time',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: `^(${remotes}|api|deploy)/` },
    },
    {
      name: 'remotes-use-the-platform',
      comment: "state has one copy, the platform's: a remote that imports it directly would carry its own",
      severity: 'error',
      from: { path: `^(${remotes})/`, pathNot: '\\.test\\.tsx?$|/testing/|/rspack\\.config\\.ts$' },
      to: { path: '^shared-contracts/(state|i18n|build)/' },
    },
    {
      name: 'remotes-hold-no-store',
      comment:
        'calls go through the endpoints of shared-contracts/api, all else through the platform: a store library in a remote would reach the store of every visitor of the process, or be a second one',
      severity: 'error',
      from: { path: `^(${remotes})/`, pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { path: 'node_modules/(?:@reduxjs/|react-redux/|redux/|redux-thunk/|reselect/|immer/)' },
    },
    {
      name: 'remotes-read-what-is-exported',
      comment: 'of the contracts: calls, rules, what a remote may use of the platform, and the kit',
      severity: 'error',
      from: { path: `^(${remotes})/`, pathNot: '\\.test\\.tsx?$|/testing/|/rspack\\.config\\.ts$' },
      to: { path: '^shared-contracts/', pathNot: '^shared-contracts/(?:api|domain|remote|ui)/' },
    },
    {
      name: 'features-stand-alone',
      comment:
        "a feature imports no other feature: what two need is in the remote's common/, and where one stands in another the route or the fragment hands it in",
      severity: 'error',
      from: { path: `^(${remotes})/features/([^/]+)/` },
      to: { path: '^$1/features/', pathNot: '^$1/features/$2/' },
    },
    {
      name: 'common-knows-no-feature',
      severity: 'error',
      from: { path: `^(${remotes})/common/` },
      to: { path: '^$1/features/' },
    },
    {
      name: 'routes-compose-features',
      comment: 'routes and fragments put features together; nothing below imports them, nor what the remote offers',
      severity: 'error',
      // a test may open the page that its feature is seen on
      from: { path: `^(${remotes})/${feature}/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: '^$1/(routes|fragments|remote\\.ts|rspack\\.config\\.ts)' },
    },
    {
      name: 'model-before-ui',
      comment: 'ui → model → contracts: rules and state can be read and tested without a component',
      severity: 'error',
      from: { path: `^(${remotes})/${feature}/model/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: `^$1/${feature}/ui/` },
    },
    {
      name: 'one-layout-imported',
      comment: `a remote is remote.ts, rspack.config.ts, routes/, fragments/, features/<feature>/{ui,model}, common/{ui,model}, i18n/, testing/`,
      severity: 'error',
      from: {},
      to: { path: `^${remotes}/`, pathNot: `^${remotes}/(?:${layout})` },
    },
    {
      name: 'one-layout',
      comment: 'the same, for a module that nothing imports',
      severity: 'error',
      from: { path: `^${remotes}/`, pathNot: `^${remotes}/(?:${layout})` },
      to: {},
    },
    {
      name: 'tests-stay-out-of-the-product',
      severity: 'error',
      from: { path: `^(${remotes})/`, pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { path: `^$1/testing/|\\.test\\.tsx?$|^shared-contracts/testing/` },
    },
    {
      name: 'api-knows-no-front',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: `^(shell|${remotes}|deploy)/|^shared-contracts/ui/` },
    },
    {
      name: 'product-knows-no-demo',
      comment: 'demo data and tools of development extend the api from outside: see API_EXTENSIONS',
      severity: 'error',
      from: { path: `^(api|shell|shared-contracts|${remotes})/` },
      to: { path: '^deploy/(demo|dev)/|^api/(demo|dev|modules/dev)/' },
    },
    {
      name: 'deploy-uses-what-api-exports',
      comment: "the api's package.json says what others may use of it",
      severity: 'error',
      from: { path: '^deploy/' },
      to: { path: '^api/', dependencyTypes: ['local'] },
    },
    {
      name: 'product-runs-without-development-tools',
      comment:
        'what the product runs on is among the dependencies of its workspace; knip.config.js asks the same of tests, types and style sheets, where a development dependency will do',
      severity: 'error',
      from: {
        path: `^(api|shell|shared-contracts|${remotes})/`,
        pathNot:
          '\\.test\\.tsx?$|/(testing|fixture)/|\\.d\\.ts$|/generate-(icons|map-data)\\.ts$|^api/db-types/|/(client|build)/development(/|-config)',
      },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['type-only', 'npm'] },
    },
    {
      name: 'shared-code-parses-with-zod-mini',
      comment: 'the browser parses with these schemas; the classic zod costs it kilobytes',
      severity: 'error',
      from: { path: '^shared-contracts/(api|domain|remote|state|i18n)/' },
      to: { path: 'node_modules/zod/(index|v4/classic)' },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: {
        couldNotResolve: true,
        // packages of types alone have no module to be found; ?… asks the bundler for a copy of its own
        pathNot: '\\.css$|^@kit-shared$|^pdfmake/interfaces$|^topojson-specification$|\\?',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // built folders of ours; packages have theirs, and their modules count
    exclude: { path: '^(?!.*node_modules/)(?:|.*/)(?:dist|\\.data)/' },
    // TypeScript 7 has no JS API yet: swc reads the sources
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
