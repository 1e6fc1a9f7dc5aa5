// What `npm start` begins with: any Node can read it, and it needs no package.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// npm ci brings the Node that runs everything else
const installed = fileURLToPath(new URL('../../node_modules/.bin/node', import.meta.url));
if (existsSync(installed)) await import('./start.ts');
else {
  process.stderr.write('The packages are not installed yet: run "npm ci" first.\n');
  process.exitCode = 1;
}
