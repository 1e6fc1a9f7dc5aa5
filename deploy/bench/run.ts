import { join } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';

const USAGE = `npm run bench -- composition [--runs 5] [--latency-runs 3] [--seconds 5] [--pages home,tour] [--api http://127.0.0.1:4000] [--data <folder>] [--out <file>]
npm run bench -- lighthouse [--runs 5] [--pages home,tour] [--api http://127.0.0.1:4000] [--data <folder>] [--out <file>]
npm run bench -- beside --beside http://127.0.0.1:3100 [--runs 5] [--pages home,tour] [--data <folder>] [--out <file>]
npm run bench -- ssr [--runs 5] [--seconds 5] [--pages home,tour] [--beside http://127.0.0.1:3100] [--data <folder>] [--out <file>]
npm run bench -- search [--tours 50000] [--queries 2000] [--sql <queries>] [--only-agreement | --engine] [--seconds 30] [--port <port>] [--data <folder>] [--out <file>]
npm run bench -- chat [--sockets 2000] [--out <file>]
npm run bench -- faults [--drills api,crowd] [--processes 1] [--data <folder>] [--out <file>]
npm run bench -- cluster [--rounds 3] [--drills primary,restart | --drills none] [--per-second 20] [--sockets 200] [--out <file>]
npm run bench -- hot-spot [--people 600] [--within 6] [--seats 100] [--bookings 400] [--out <file>]
npm run bench -- release [--rollouts 50] [--versions 200] [--data <folder>] [--out <file>]
npm run bench -- dev [--edits 20] [--data <folder>] [--out <file>]

  composition   the federated site against the same code as a monolith, with and without SSR
  lighthouse    what Lighthouse says of the composed site on a phone
  beside        LCP, CLS and KB of a phone's first visit, beside a build of before that runs at --beside with PAGE_CACHE_MB=0
  ssr           pages a second for guests and users, held and rendered anew, beside a plain React server and a build of
                before that runs at --beside with the same demonstration; 400 at once
  search        the search by index and by SQL, and the listing's call; --only-agreement compares the answers of index and SQL and
                measures nothing, so that it may run beside other work: its chapter stands apart from the times; --engine asks a search
                engine (Groonga) the same, compares and times it
  chat          delivery to many sockets beside a bare broadcast, memory a socket, and coming back after a killed node
  faults        each fault under ten pages a second: failed requests, longest pause, recovery
  cluster       one node against two, as ratios, and what a page costs (--rounds 0 leaves it out); then each part of a cluster lost under load: failed
                requests, longest pause, nothing acknowledged lost (--drills none)
  hot-spot      what a booking costs, and a rush on the seats of one departure beside its simulation
  release       rollouts and rollbacks under load on two shells: failed requests, time to the first new answer; versions in one process: heap
  dev           how soon an edit of mf-tour is in the open page and on the server; the files are put back
`;

const OPTIONS = {
  allowPositionals: true,
  options: {
    help: { type: 'boolean', short: 'h', default: false },
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
    engine: { type: 'boolean', default: false },
    port: { type: 'string' },
    sockets: { type: 'string' },
    'per-second': { type: 'string', default: '20' },
    drills: { type: 'string', default: '' },
    rounds: { type: 'string', default: '3' },
    processes: { type: 'string', default: '1' },
    beside: { type: 'string' },
    edits: { type: 'string', default: '20' },
    people: { type: 'string', default: '600' },
    within: { type: 'string', default: '6' },
    seats: { type: 'string', default: '100' },
    bookings: { type: 'string', default: '400' },
    rollouts: { type: 'string', default: '50' },
    versions: { type: 'string', default: '200' },
  },
} as const satisfies ParseArgsConfig;

function readArguments() {
  try {
    return parseArgs(OPTIONS);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(2);
  }
}

const { positionals, values } = readArguments();
if (values.help || positionals[0] === 'help') {
  process.stdout.write(USAGE);
  process.exit(0);
}

/** without where things lie on this machine */
const command = ['npm run bench --', ...process.argv.slice(2)]
  .join(' ')
  .replaceAll(/ --(api|data|out|port)[= ]\S+/g, '');

// each is loaded when it is asked for: help comes at once
switch (positionals[0]) {
  case 'composition':
    await (await import('./composition/composition.ts')).benchComposition({
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
    await (await import('./lighthouse/lighthouse.ts')).benchLighthouse({
      runs: Number(values.runs),
      apiUrl: values.api,
      dataDir: values.data,
      pages: values.pages.split(',').filter(Boolean),
      out: values.out,
      command,
    });
    break;
  case 'beside': {
    const { beside } = values;
    if (beside === undefined || !URL.canParse(beside))
      throw new Error('--beside has to be the address of a build of before');
    await (await import('./beside/beside.ts')).benchBeside({
      runs: Number(values.runs),
      dataDir: values.data,
      pages: values.pages.split(',').filter(Boolean),
      beside: beside.replace(/\/$/, ''),
      out: values.out,
      command,
    });
    break;
  }
  case 'ssr':
    await (await import('./ssr/ssr.ts')).benchSsr({
      runs: Number(values.runs),
      seconds: Number(values.seconds ?? 5),
      dataDir: values.data,
      pages: values.pages.split(',').filter(Boolean),
      beside: values.beside?.replace(/\/$/, ''),
      out: values.out,
      command,
    });
    break;
  case 'search':
    await (await import('./search/search.ts')).benchSearch({
      tours: Number(values.tours),
      queries: Number(values.queries),
      sqlQueries: Number(values.sql ?? values.queries),
      onlyAgreement: values['only-agreement'],
      engine: values.engine,
      seconds: Number(values.seconds ?? 30),
      dataDir: values.data,
      port: values.port === undefined ? undefined : Number(values.port),
      out: values.out,
      command,
    });
    break;
  case 'chat':
    await (await import('./chat/chat.ts')).benchChat({
      sockets: Number(values.sockets ?? 2000),
      out: values.out,
      command,
    });
    break;
  case 'cluster':
    await (await import('./cluster/cluster.ts')).benchCluster({
      drills: values.drills === '' ? undefined : values.drills.split(',').filter((name) => name !== 'none'),
      rounds: Number(values.rounds),
      perSecond: Number(values['per-second']),
      sockets: Number(values.sockets ?? 200),
      out: values.out,
      command,
    });
    break;
  case 'hot-spot':
    await (await import('./hot-spot/hot-spot.ts')).benchHotSpot({
      people: Number(values.people),
      within: Number(values.within),
      seats: Number(values.seats),
      bookings: Number(values.bookings),
      out: values.out,
      command,
    });
    break;
  case 'faults':
    await (await import('./faults/faults.ts')).benchFaults({
      drills: values.drills.split(',').filter(Boolean),
      processes: values.processes,
      dataDir: values.data,
      out: values.out,
      command,
    });
    break;
  case 'release':
    await (await import('./release/release.ts')).benchRelease({
      rollouts: Number(values.rollouts),
      versions: Number(values.versions),
      dataDir: values.data,
      out: values.out,
      command,
    });
    break;
  case 'dev':
    await (await import('./dev/dev.ts')).benchDev({
      edits: Number(values.edits),
      dataDir: values.data,
      out: values.out,
      command,
    });
    break;
  default:
    process.stderr.write(USAGE);
    process.exit(2);
}
