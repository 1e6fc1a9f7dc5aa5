// TypeScript and JSX through swc; a contract file gets its own name as identity, as the build gives it name and hash.
import { basename } from 'node:path';
import { createTransformer } from '@swc/jest';

export const SWC = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2024',
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
};

const swc = createTransformer(SWC);

export const withContractName = (source, path) =>
  /\.endpoints\.ts$/.test(path) ? source.replace(/\b__CONTRACT__\b/g, JSON.stringify(basename(path))) : source;

export default {
  ...swc,
  canInstrument: false,
  getCacheKey: (source, path, options) => swc.getCacheKey(withContractName(source, path), path, options),
  process: (source, path, options) => swc.process(withContractName(source, path), path, options),
  processAsync: (source, path, options) => swc.processAsync(withContractName(source, path), path, options),
};
