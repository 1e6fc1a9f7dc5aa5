import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchChat } from './chat/chat.ts';
import { benchComposition } from './composition/composition.ts';
import { benchDev } from './dev/dev.ts';
import { benchFaults } from './faults/faults.ts';
import { benchLighthouse } from './lighthouse/lighthouse.ts';
import { benchSearch } from './search/search.ts';
import { benchSsr } from './ssr/ssr.ts';

const USAGE = `npm run bench -- composition [--runs 5] [--latency-runs 3] [--seconds 5] [--pages home,tour] [--api http://127.0.0.1:4000] [--data <folder>] [--out <file>]
npm run bench -- lighthouse [--runs 5] [--pages home,tour] [--api http://127.0.0.1:4000] [--data <folder>] [--out <file>]
npm run bench -- ssr [--runs 5] [--seconds 5] [--pages home,tour] [--data <folder>] [--out <file>]
npm run bench -- search [--tours 50000] [--queries 2000] [--sql <queries>] [--only-agreement] [--seconds 30] [--port <port>] [--data <folder>] [--out <file>]
npm run bench -- chat [--sockets 2000] [--out <file>]
npm run bench -- faults [--drills api,crowd] [--processes 1] [--data <folder>] [--out <file>]
npm run bench -- dev [--edits 20] [--data <folder>] [--out <file>]

  composition   the federated site against the same code as a monolith, with and without SSR
  lighthouse    what Lighthouse says of the composed site on a phone
  ssr           pages a second for guests and users, held and rendered anew, beside a plain React server; 400 at once
  search        the search by index and by SQL, and the listing's call; --only-agreement compares the answers of index and SQL and
                measures nothing, so that it may run beside other work: its chapter stands apart from the times
  chat          delivery to many sockets beside a bare broadcast, memory a socket, and coming back after a killed node
  faults        each fault under ten pages a second: failed requests, longest pause, recovery
  dev           how soon an edit of mf-tour is in the open page and on the server; the files are put back
`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    'latency-runs': { type: 'string', default: '3' },
    seconds: { type: 'string' },
    pages: { type: 'string', default: '' },
    api: { type: 'string' },
    data: { type: 'string' },
    out: { type: 'string', default: join(import.meta.dirname, 'RESULTS.md') },
    tours: { type: 'string', default: '50000' },
    queries: { type: 'string', default: '2000' },
    sql: { type: 'string' },
    'only-agreement': { type: 'boolean', default: false },
    port: { type: 'string' },
    sockets: { type: 'string', default: '2000' },
    drills: { type: 'string', default: '' },
    processes: { type: 'string', default: '1' },
    edits: { type: 'string', default: '20' },
  },
});

/** without where things lie on this machine */
const command = ['npm run bench --', ...process.argv.slice(2)]
  .join(' ')
  .replaceAll(/ --(api|data|out|port)[= ]\S+/g, '');

switch (positionals[0]) {
  case 'composition':
    await benchComposition({
      runs: Number(values.runs),
      latencyRuns: Number(values['latency-runs']),
      seconds: Number(values.seconds ?? 5),
      apiUrl: values.api,
      dataDir: values.data,
      pages: values.pages.split(',').filter(Boolean),
      out: values.out,
      command,
    });
    break;
  case 'lighthouse':
    await benchLighthouse({
      runs: Number(values.runs),
      apiUrl: values.api,
      dataDir: values.data,
      pages: values.pages.split(',').filter(Boolean),
      out: values.out,
      command,
    });
    break;
  case 'ssr':
    await benchSsr({
      runs: Number(values.runs),
      seconds: Number(values.seconds ?? 5),
      dataDir: values.data,
      pages: values.pages.split(',').filter(Boolean),
      out: values.out,
      command,
    });
    break;
  case 'search':
    await benchSearch({
      tours: Number(values.tours),
      queries: Number(values.queries),
      sqlQueries: Number(values.sql ?? values.queries),
      onlyAgreement: values['only-agreement'],
      seconds: Number(values.seconds ?? 30),
      dataDir: values.data,
      port: values.port === undefined ? undefined : Number(values.port),
      out: values.out,
      command,
    });
    break;
  case 'chat':
    await benchChat({ sockets: Number(values.sockets), out: values.out, command });
    break;
  case 'faults':
    await benchFaults({
      drills: values.drills.split(',').filter(Boolean),
      processes: values.processes,
      dataDir: values.data,
      out: values.out,
      command,
    });
    break;
  case 'dev':
    await benchDev({ edits: Number(values.edits), dataDir: values.data, out: values.out, command });
    break;
  default:
    process.stderr.write(USAGE);
    process.exit(2);
}
