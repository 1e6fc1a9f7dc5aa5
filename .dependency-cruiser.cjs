// Dependencies flow one way: shared-contracts ← remotes, shell, api ← deploy. A remote never reaches into another one.
const remotes = 'mf-(catalog|tour|booking|chat|account|content)';

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
    exclude: { path: '(^|/)(dist|\\.data)/' },
    // TypeScript 7 has no JS API yet: swc reads the sources
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
