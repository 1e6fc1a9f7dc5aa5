import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchComposition } from './composition/composition.ts';

const USAGE = `npm run bench -- composition [--runs 5] [--latency-runs 3] [--seconds 5] [--pages home,tour] [--api http://127.0.0.1:4000] [--data <folder>] [--out <file>]

  composition   the federated site against the same code as a monolith, with and without SSR
`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    'latency-runs': { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    pages: { type: 'string', default: '' },
    api: { type: 'string' },
    data: { type: 'string' },
    out: { type: 'string', default: join(import.meta.dirname, 'RESULTS.md') },
  },
});

if (positionals[0] !== 'composition') {
  process.stderr.write(USAGE);
  process.exit(2);
}

await benchComposition({
  runs: Number(values.runs),
  latencyRuns: Number(values['latency-runs']),
  seconds: Number(values.seconds),
  apiUrl: values.api,
  dataDir: values.data,
  pages: values.pages.split(',').filter(Boolean),
  out: values.out,
  command: ['npm run bench --', ...process.argv.slice(2).filter((word) => !/^(--(api|data|out)=)/.test(word))].join(
    ' ',
  ),
});
