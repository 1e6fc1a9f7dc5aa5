// What Node itself cannot load: JSX, style sheets, the constants of a build, and Jest's globals, which stand in one module for all tests.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { SWC, withContractName } from '../transform.mjs';

const beside = (path) => new URL(path, import.meta.url).href;
const STANDING_IN = {
  '@jest/globals': beside('./globals.mjs'),
  '@kit-shared': beside('../../../shell/testing/kit-shared.mjs'),
};
const CSS = beside('../css-modules.mjs');

registerHooks({
  resolve(specifier, context, next) {
    const url = STANDING_IN[specifier] ?? (specifier.endsWith('.css') ? CSS : undefined);
    return url ? { url, format: 'module', shortCircuit: true } : next(specifier, context);
  },
  load(url, context, next) {
    const isJsx = url.endsWith('.tsx');
    if (!isJsx && !url.endsWith('.endpoints.ts')) return next(url, context);
    const path = fileURLToPath(url);
    const source = withContractName(readFileSync(path, 'utf8'), path);
    if (!isJsx) return { format: 'module-typescript', source, shortCircuit: true };
    const { code } = transformSync(source, { ...SWC, filename: path, sourceMaps: 'inline' });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
