#!/usr/bin/env node
// The command of a squad that has the packages and not this repository: `npx cairn`.
const LEAST_NODE = 24;

const [, , verb = 'help', ...rest] = process.argv;
const [major = '0'] = process.versions.node.split('.');
if (Number(major) < LEAST_NODE) {
  process.stderr.write(`cairn needs Node ${LEAST_NODE}, and this is ${process.version}\n`);
  process.exitCode = 2;
} else if (verb === 'dev') {
  await import('./dev.ts').then(({ dev }) => dev(rest));
} else if (verb === 'test') {
  await import('./test.ts').then(({ test }) => test(rest));
} else if (verb === 'stitch') {
  await import('./stitch.ts').then(({ stitch }) => stitch(rest));
} else {
  await import('../registry/cli.ts');
}

export {};
