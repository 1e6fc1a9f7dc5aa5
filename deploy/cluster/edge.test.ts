import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask, createServer, type Server } from 'node:http';
import { type ClientHttp2Session, connect as connectSecurely } from 'node:http2';
import { type AddressInfo, connect, createServer as createLine } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { VIDEO_MAX_BYTES } from '@cairn/shared-contracts/domain/upload-limits';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { generate } from 'selfsigned';
import { WebSocket, WebSocketServer } from 'ws';
import { stopChildren } from '../local/children.ts';
import { freePort } from '../local/free-port.ts';
import { type Edge, startEdge } from './edge.ts';
import { nginxConfig, type Upstreams } from './nginx-config.ts';
import { startProgram, untilUp } from './program.ts';
import { findPrograms } from './programs.ts';

function findNginx(): string | undefined {
  try {
    return findPrograms().nginx;
  } catch {
    return undefined;
  }
}
const program = findNginx();
/** Debian: apt-get install nginx libnginx-mod-stream redis-server */
const withNginx = program ? describe : describe.skip;

interface Backend {
  name: string;
  server: Server;
  address: string;
  /** requests that arrived, with what they said of their visitor */
  seen: { url: string; method: string; forwarded: string }[];
  /** what it answers from now on */
  status: number;
  /** how long it takes over a file */
  delayMs: number;
  /** of its pages for guests; without it nothing may be held */
  revision: string | undefined;
}

/** Debian's nginx has the module where it is installed */
const BROTLI = existsSync('/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so') ? 'br' : 'gzip';

/** of the five seconds that a shell makes a page wait, before it is killed */
const WAITED_MS = 3_500;

/** as a shell with EDGE=on answers: shell/server/edge */
const HELD = {
  'surrogate-control': 'max-age=10, stale-while-revalidate=60',
  'cache-control': 'private, no-cache',
  vary: 'accept-encoding, cookie',
  'x-accel-buffering': 'yes',
  'content-security-policy':
    "script-src 'nonce-EDGE' 'strict-dynamic'; style-src 'self' 'nonce-EDGE'; object-src 'none'",
  'server-timing': 'nonce;desc="EDGE"',
};

async function startBackend(name: string): Promise<Backend> {
  const backend: Backend = {
    name,
    server: createServer(),
    address: '',
    seen: [],
    status: 200,
    delayMs: 0,
    revision: undefined,
  };
  backend.server.on('request', async (request, response) => {
    const forwarded = String(request.headers['x-forwarded-for']);
    backend.seen.push({ url: request.url ?? '', method: request.method ?? '', forwarded });
    request.resume();
    if (request.url === '/edge/revision' && backend.status === 200) {
      const word = backend.revision ? { 'x-edge-revision': backend.revision, 'cache-control': 'max-age=1' } : {};
      response.writeHead(backend.revision ? 200 : 404, word).end();
      return;
    }
    if (request.url === '/hang') return;
    if (request.url === '/killed' && name === 'one') {
      await wait(WAITED_MS);
      request.socket.destroy();
      return;
    }
    if (request.url === '/api/answer') {
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ words: 'many '.repeat(500) }));
      return;
    }
    if (request.url?.startsWith('/assets/')) await wait(backend.delayMs);
    const isHeld = request.url?.startsWith('/guests/') && backend.revision && backend.status === 200;
    const cache = isHeld
      ? HELD
      : request.url?.startsWith('/assets/')
        ? { 'cache-control': 'public, max-age=31536000, immutable' }
        : {};
    response.writeHead(backend.status, { 'x-by': name, ...cache }).end(name);
  });
  const sockets = new WebSocketServer({ server: backend.server });
  sockets.on('connection', (socket) => socket.send(name));
  await new Promise<void>((resolve) => backend.server.listen(0, '127.0.0.1', resolve));
  backend.address = `127.0.0.1:${(backend.server.address() as AddressInfo).port}`;
  return backend;
}

withNginx(
  `the edge (${program ?? 'no nginx found: apt-get install nginx libnginx-mod-stream libnginx-mod-http-brotli-filter'})`,
  () => {
    let home: string;
    let edge: Edge;
    let url: string;
    let backends: [Backend, Backend];
    let database: ReturnType<typeof createLine>;
    let primaryPort: number;

    const upstreams = (): Upstreams => ({
      shells: backends.map(({ address }) => address),
      apis: backends.map(({ address }) => address),
      primary: `127.0.0.1:${(database.address() as AddressInfo).port}`,
      replicas: [],
    });
    const get = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(url + path, { headers });
      const header = (name: string) => answer.headers.get(name);
      const [cache, policy, timing] = ['x-edge-cache', 'content-security-policy', 'server-timing'].map(header);
      return { status: answer.status, by: await answer.text(), cache, policy, timing };
    };

    beforeAll(async () => {
      home = mkdtempSync(join(tmpdir(), 'cairn-edge-'));
      backends = [await startBackend('one'), await startBackend('two')];
      database = createLine((line) => line.end('primary'));
      await new Promise<void>((resolve) => database.listen(0, '127.0.0.1', resolve));
      const port = await freePort();
      primaryPort = await freePort();
      url = `http://127.0.0.1:${port}`;
      edge = await startEdge(
        program ?? '',
        {
          ...{ ...upstreams(), home, port, apiPort: await freePort(), primaryPort, replicaPort: await freePort() },
          // of what the tests ask for at once
          isLimited: false,
        },
        join(home, 'nginx.log'),
      );
    });
    afterAll(async () => {
      await stopChildren([edge.child]);
      for (const { server } of backends) {
        server.closeAllConnections();
        server.close();
      }
      database.close();
      rmSync(home, { recursive: true, force: true });
    });

    it('divides visitors between shells, and says whose address is whose', async () => {
      const by = new Set<string>();
      for (let at = 0; at < 6; at++) by.add((await get('/', { 'x-forwarded-for': '203.0.113.9' })).by);
      expect([...by].sort()).toEqual(['one', 'two']);
      // a stranger's word about their own address goes no further
      expect(backends[0].seen.map(({ forwarded }) => forwarded)).not.toContain('203.0.113.9');
    });

    it('asks the other shell for what one that is starting or stopping answers 503', async () => {
      backends[0].status = 503;
      const answers = await Promise.all(Array.from({ length: 6 }, () => get('/tours')));
      backends[0].status = 200;
      expect(answers.map(({ status, by }) => `${status} ${by}`)).toEqual(Array(6).fill('200 two'));
    });

    it('asks the other shell for a page that waits in one that is killed', async () => {
      const answers = await Promise.all(['/killed', '/killed'].map((path) => get(path)));
      expect(answers.map(({ status, by }) => `${status} ${by}`)).toEqual(['200 two', '200 two']);
    });

    describe('while no shell answers', () => {
      // a worker of before answers until it is gone, and closes its lines then
      const isAnswered = () =>
        get('/pointed').then(
          ({ status }) => status === 200,
          () => undefined,
        );
      const untilPointed = async (where: boolean) => {
        while ((await isAnswered()) !== where);
      };
      beforeAll(async () => {
        await edge.point({ ...upstreams(), shells: [] });
        await untilPointed(false);
      });
      afterAll(async () => {
        await edge.point(upstreams());
        await untilPointed(true);
      });

      it.each([
        ['/tours', 'en-US', 'An error occurred'],
        ['/de/tours', 'de-DE', 'Ein Fehler ist aufgetreten'],
        ['/zh', 'zh-CN', '出错了'],
        ['/ru/tours?page=2', 'ru-RU', 'Произошла ошибка'],
        ['/desert-trek-1', 'en-US', 'An error occurred'],
      ])('%s says when to come back, in %s', async (path, lang, title) => {
        const answer = await fetch(url + path);
        const page = await answer.text();
        expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('content-type')]).toEqual([
          503,
          '5',
          'text/html; charset=utf-8',
        ]);
        expect(answer.headers.get('cache-control')).toBe('no-store');
        expect(page).toContain(`<html lang="${lang}"`);
        expect(page).toContain(`<h1>${title}`);
      });

      it('a form of a page without scripts is answered in the same way', async () => {
        const answer = await fetch(`${url}/de/login`, { method: 'POST', body: new URLSearchParams({ login: 'a' }) });
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
        expect(await answer.text()).toContain('Ein Fehler ist aufgetreten');
      });

      it('nobody is given the page at its own address', async () => {
        expect((await fetch(`${url}/edge/away/away.en.html`)).status).toBe(404);
      });

      it.each(['GET', 'POST'])('a call by %s is answered in the shape of an api’s error', async (method) => {
        const answer = await fetch(`${url}/api/spa/tours`, { method });
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
        expect(await answer.json()).toEqual({
          message: 'Please try again later',
          code: 'api_unreachable',
          request_id: expect.stringMatching(/^[0-9a-f]{32}$/),
        });
      });
    });

    it('sends nothing twice that may have been done', async () => {
      for (const backend of backends) {
        backend.status = 503;
        backend.seen = [];
      }
      const answer = await fetch(`${url}/api/crm/api/request/create`, { method: 'POST', body: '{}' });
      for (const backend of backends) backend.status = 200;
      expect(answer.status).toBe(503);
      expect(backends.flatMap(({ seen }) => seen)).toHaveLength(1);
    });

    describe('a body', () => {
      /** the status of a call that says how large it is and sends nothing of it */
      const statusOf = (path: string, bytes: number) =>
        new Promise<number | undefined>((resolve, reject) => {
          const call = ask(url + path, { method: 'POST', headers: { 'content-length': bytes } });
          call.once('response', ({ statusCode }) => {
            resolve(statusCode);
            call.destroy();
          });
          call.once('error', reject);
          call.flushHeaders();
        });
      /** what a form adds around its file */
      const AROUND = 1024 * 1024;

      it.each([
        ['the largest film', '/api/crm/api/file/upload-video', VIDEO_MAX_BYTES + AROUND, 200],
        ['far more than any file', '/api/crm/api/file/upload-video', 2 * VIDEO_MAX_BYTES, 413],
        ['a form of a page', '/ru/tours', AROUND, 200],
        ['a film in the place of a form', '/ru/tours', VIDEO_MAX_BYTES, 413],
      ])('%s, to %s: %i bytes are answered %i', async (_what, path, bytes, status) => {
        expect(await statusOf(path, bytes)).toBe(status);
      });

      it('that shells pass to an api may be as large', () => {
        const config = nginxConfig({
          ...{ ...upstreams(), home, port: 1, apiPort: 2, primaryPort: 3, replicaPort: 4, modules: [] },
        });
        const [, megabytes] = /client_max_body_size (\d+)m;/.exec(config) ?? [];
        expect(Number(megabytes) * 1024 * 1024).toBeGreaterThanOrEqual(VIDEO_MAX_BYTES + AROUND);
      });
    });

    it('has files that never change, and gives them out while every shell is away', async () => {
      expect((await get('/assets/main.1.js')).cache).toBe('MISS');
      for (const backend of backends) backend.status = 503;
      const again = await get('/assets/main.1.js');
      const page = await get('/tours');
      for (const backend of backends) backend.status = 200;
      expect(again).toMatchObject({ status: 200, cache: 'HIT' });
      expect(page).toMatchObject({ status: 503, cache: null });
    });

    describe('a file', () => {
      afterEach(() => {
        for (const backend of backends) backend.delayMs = 0;
      });

      it('comes from the other shell when one hangs', async () => {
        backends[0].delayMs = 60_000;
        const started = performance.now();
        const answers = await Promise.all(['/assets/hung.1.js', '/assets/hung.2.js'].map((path) => get(path)));
        expect(answers.map(({ status, by }) => `${status} ${by}`)).toEqual(['200 two', '200 two']);
        expect(performance.now() - started).toBeLessThan(10_000);
      });

      it('is waited for while all shells are slow: without it a page would not come alive', async () => {
        for (const backend of backends) backend.delayMs = 6_000;
        expect((await get('/assets/slow.1.js')).status).toBe(200);
        expect((await get('/assets/slow.1.js')).cache).toBe('HIT');
      });
    });

    describe('a page for guests', () => {
      const guest = { visitor: 'v', sheets: 'aaaaaaaaaa', theme: 'dark' };
      const cookiesOf = (cookies: Record<string, string>) => ({
        cookie: Object.entries(cookies)
          .map(([name, value]) => `${name}=${value}`)
          .join('; '),
        'accept-encoding': 'br',
      });
      const askAs = (path: string, cookies: Record<string, string> = guest) => get(path, cookiesOf(cookies));
      const pagesMade = (path: string) => backends.flatMap(({ seen }) => seen).filter(({ url }) => url === path).length;
      const revise = (revision: string | undefined) => {
        for (const backend of backends) backend.revision = revision;
      };
      /** nginx asks for it once a second */
      const untilMade = async (path: string) => {
        const before = pagesMade(path);
        while (pagesMade(path) === before) await askAs(path);
      };
      beforeAll(async () => {
        revise('one');
        // it may have been told that there is none
        while ((await askAs('/guests/known')).cache !== 'HIT');
      });
      afterAll(() => revise(undefined));

      it('is made once for many, and each of them is given a nonce of their own', async () => {
        const answers = [await askAs('/guests/a'), await askAs('/guests/a'), await askAs('/guests/a')];
        expect(answers.map(({ cache }) => cache)).toEqual(['MISS', 'HIT', 'HIT']);
        expect(pagesMade('/guests/a')).toBe(1);
        const nonces = answers.map(({ policy, timing }) => {
          const nonce = /desc="([0-9a-f]{32})"/.exec(timing ?? '')?.[1];
          expect(policy).toBe(
            `script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'; object-src 'none'`,
          );
          return nonce;
        });
        expect(new Set(nonces).size).toBe(3);
      });

      it.each([
        ['theme', { ...guest, theme: 'light' }],
        ['currency', { ...guest, i18n_currency: 'KZT' }],
        ['time zone', { ...guest, time_zone: 'Asia%2FAlmaty' }],
        ['country, whose units it is in', { ...guest, country: 'US' }],
        ['cookie notice', { ...guest, cookie_notice: '1' }],
        ['style sheets', { ...guest, sheets: 'bbbbbbbbbb' }],
      ])('is another one by %s', async (name, cookies) => {
        const path = `/guests/by-${name.slice(0, 4)}`;
        await askAs(path);
        expect((await askAs(path, cookies)).cache).toBe('MISS');
        expect((await askAs(path, cookies)).cache).toBe('HIT');
      });

      it.each([
        ['who is logged in', { ...guest, cairn_access: 'token' }],
        ['who is logged in over TLS', { ...guest, '__Host-cairn_access': 'token' }],
        ['who has favourites', { ...guest, favorite_tours: '3' }],
        ['who has versions of their own', { ...guest, composition_override: 'x' }],
        ['who comes for the first time', { sheets: guest.sheets }],
        ['who sends what is none of our values', { ...guest, i18n_currency: 'EUR|dark' }],
      ])('is not given to one %s', async (who, cookies) => {
        const path = `/guests/not-${who.replaceAll(' ', '-')}`;
        await askAs(path);
        expect((await askAs(path)).cache).toBe('HIT');
        expect((await askAs(path, cookies)).cache).toBe('BYPASS');
        expect(pagesMade(path)).toBe(2);
      });

      it('that the shell says nothing of is never held', async () => {
        expect([(await askAs('/tours')).cache, (await askAs('/tours')).cache]).toEqual(['MISS', 'MISS']);
      });

      it('is made anew once anything that guests are shown has changed', async () => {
        await askAs('/guests/b');
        expect((await askAs('/guests/b')).cache).toBe('HIT');
        revise('two');
        await untilMade('/guests/b');
        expect((await askAs('/guests/b')).cache).toBe('HIT');
      });

      it('is given out while every shell is away', async () => {
        await askAs('/guests/c');
        for (const backend of backends) backend.status = 503;
        const again = await askAs('/guests/c');
        for (const backend of backends) backend.status = 200;
        expect(again.status).toBe(200);
        expect(['HIT', 'STALE', 'UPDATING']).toContain(again.cache);
      });

      it('tells nobody which state it is of', async () => {
        const answers = await Promise.all(['/edge/revision', '/edge/other'].map((path) => fetch(url + path)));
        expect(answers.map(({ status, headers }) => [status, headers.get('x-edge-revision')])).toEqual([
          [204, null],
          [404, null],
        ]);
      });
    });

    it('speaks HTTP/2 over TLS, compresses answers, believes a load balancer, and lets one visitor hold so many lines', async () => {
      const second = mkdtempSync(join(tmpdir(), 'cairn-edge-'));
      const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }]);
      const tls = { port: await freePort(), certificate: join(second, 'tls.crt'), key: join(second, 'tls.key') };
      writeFileSync(tls.certificate, cert);
      writeFileSync(tls.key, key);
      const secure = await startEdge(
        program ?? '',
        {
          ...{ ...upstreams(), home: second, port: await freePort(), tls, trusted: ['127.0.0.1'] },
          ...{ apiPort: await freePort(), primaryPort: await freePort(), replicaPort: await freePort() },
        },
        join(second, 'nginx.log'),
      );
      // one connection takes 128 requests at most
      const [session, other] = [1, 2].map(() => connectSecurely(`https://localhost:${tls.port}`, { ca: cert })) as [
        ClientHttp2Session,
        ClientHttp2Session,
      ];
      const asked = (path: string, headers: Record<string, string> = {}) =>
        new Promise<Record<string, unknown>>((resolve, reject) => {
          const stream = session.request({ ':path': path, ...headers });
          stream.once('response', resolve);
          stream.once('error', reject);
          stream.resume();
        });
      try {
        const answer = await asked('/api/answer', {
          'accept-encoding': 'br, gzip',
          'x-forwarded-for': '198.51.100.1, 203.0.113.9',
        });
        expect([answer[':status'], answer['content-encoding']]).toEqual([200, BROTLI]);
        const heard = backends.flatMap(({ seen }) => seen).find(({ url }) => url === '/api/answer');
        // what a stranger wrote before the load balancer's own word goes no further
        expect(heard?.forwarded).toBe('203.0.113.9');
        // each of HTTP/2's streams is a line of the visitor
        const statuses: unknown[] = [];
        const lines = Array.from({ length: 100 + 105 }, (_, at) =>
          (at < 100 ? session : other).request({ ':path': '/hang' }),
        );
        for (const line of lines) {
          line.on('response', (headers) => statuses.push(headers[':status']));
          line.on('error', () => undefined);
        }
        while (statuses.length < 5) await new Promise((resolve) => setImmediate(resolve));
        expect(new Set(statuses)).toEqual(new Set([429]));
      } finally {
        session.destroy();
        other.destroy();
        await stopChildren([secure.child]);
        rmSync(second, { recursive: true, force: true });
      }
    });

    describe('in containers', () => {
      let place: string;
      let ports: { plain: number; tls: number };

      /** of a file, with the addresses and folders of this test in place of a container's */
      const local = (file: string) =>
        readFileSync(join(import.meta.dirname, '..', file), 'utf8')
          .replaceAll('/etc/nginx/edge/nginx.conf', join(place, 'nginx.conf'))
          .replaceAll('/etc/nginx/edge/', join(import.meta.dirname, '../edge/'))
          .replaceAll('/etc/nginx/shells/', `${place}/`)
          .replaceAll('/certificates/', `${place}/`)
          .replaceAll('/var/cache/edge', place)
          .replaceAll(/\bshell(?:-revision)?:3000/g, backends[0].address)
          .replaceAll(/ \/tmp\/(?=pid|body|proxy|unused|nginx|served|renewed)/g, ` ${place}/`)
          .replace('listen 8080;', `listen ${ports.plain};`)
          .replace('listen 8443 ', `listen ${ports.tls} `);
      async function certify(): Promise<string> {
        const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }]);
        writeFileSync(join(place, 'tls.key'), key);
        // at once, as a secret is replaced
        writeFileSync(join(place, 'tls.crt.new'), cert);
        renameSync(join(place, 'tls.crt.new'), join(place, 'tls.crt'));
        return cert;
      }
      const healthy = () =>
        fetch(`http://127.0.0.1:${ports.plain}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        );
      function writeConfig(shells: string): void {
        writeFileSync(join(place, 'upstreams.conf'), local(`containers/${shells}`));
        writeFileSync(join(place, 'nginx.conf'), local('edge/nginx.conf'));
      }
      beforeEach(async () => {
        place = mkdtempSync(join(tmpdir(), 'cairn-edge-'));
        ports = { plain: await freePort(), tls: await freePort() };
      });
      afterEach(() => rmSync(place, { recursive: true, force: true }));

      it.each(['upstreams.conf', 'kubernetes/base/upstreams.conf'])(
        'serves where %s says who the shells are',
        async (shells) => {
          const cert = await certify();
          writeConfig(shells);
          const args = ['-p', place, '-c', join(place, 'nginx.conf'), '-e', 'stderr'];
          const { status, stderr } = spawnSync(program ?? '', ['-t', '-q', ...args], { encoding: 'utf8' });
          expect([status, stderr]).toEqual([0, '']);

          const child = await startProgram('nginx', program ?? '', [...args, '-g', 'daemon off;'], join(place, 'log'));
          try {
            await untilUp(child, healthy);
            const plain = await fetch(`http://127.0.0.1:${ports.plain}/tours`, { redirect: 'manual' });
            expect(plain.headers.get('location')).toBe('https://127.0.0.1/tours');
            const session = connectSecurely(`https://localhost:${ports.tls}`, { ca: cert });
            const answer = await new Promise<Record<string, unknown>>((resolve, reject) => {
              const stream = session.request({ ':path': '/tours' });
              stream.once('response', resolve);
              stream.once('error', reject);
              stream.resume();
            });
            session.destroy();
            expect([answer[':status'], answer['x-by']]).toEqual([200, 'one']);
          } finally {
            await stopChildren([child]);
          }
        },
      );

      it('shows a renewed certificate without a start, and reloads for nothing else', async () => {
        const trusts = (ca: string) =>
          new Promise<boolean>((resolve) => {
            const line = connectTls({ port: ports.tls, host: 'localhost', ca });
            line.once('secureConnect', () => resolve(true));
            line.once('error', () => resolve(false));
            line.once('close', () => line.destroy());
          });
        const first = await certify();
        writeConfig('upstreams.conf');
        const config = join(place, 'nginx.conf');
        writeFileSync(config, readFileSync(config, 'utf8').replace('stderr warn', 'stderr notice'));
        const script = join(place, 'serve.sh');
        writeFileSync(
          script,
          local('edge/serve.sh')
            .replace('set -- nginx', `set -- ${program} -e ${join(place, 'errors')}`)
            .replace('sleep 600', 'sleep 0.05'),
        );
        const child = await startProgram('nginx', 'sh', [script], join(place, 'log'));
        try {
          await untilUp(child, healthy);
          expect(await trusts(first)).toBe(true);
          const renewed = await certify();
          await untilUp(child, () => trusts(renewed));
          expect(await trusts(first)).toBe(false);
          expect(readFileSync(join(place, 'log'), 'utf8').match(/received from .*, reconfiguring/g)).toHaveLength(1);
        } finally {
          await stopChildren([child]);
        }
      });
    });

    it('passes sockets on', async () => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/socket/websocket`);
      const said = await new Promise<string>((resolve, reject) => {
        socket.once('message', (data) => resolve(String(data)));
        socket.once('error', reject);
      });
      socket.close();
      expect(['one', 'two']).toContain(said);
    });

    it('is told who serves, and loses no request over it', async () => {
      // each by a connection of its own: an idle one that is closed meanwhile is the client's to open anew
      const once = () =>
        new Promise<number>((resolve) => {
          const asked = ask(`${url}/tours`, { agent: false }, (answer) => {
            answer.resume();
            answer.once('end', () => resolve(answer.statusCode ?? 0));
          });
          asked.once('error', () => resolve(0));
          asked.end();
        });
      const answers: Promise<number>[] = [];
      const timer = setInterval(() => answers.push(once()), 5);
      for (const shells of [[backends[1].address], [backends[0].address], upstreams().shells]) {
        await edge.point({ ...upstreams(), shells });
        // served by nobody but those
        const names = backends.filter(({ address }) => shells.includes(address)).map(({ name }) => name);
        while (!names.includes((await get('/').catch(() => ({ by: '' }))).by));
      }
      clearInterval(timer);
      const statuses = await Promise.all(answers);
      expect(statuses.length).toBeGreaterThan(0);
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
    });

    it('leads the database’s port to its primary', async () => {
      const said = await new Promise<string>((resolve, reject) => {
        const line = connect(primaryPort, '127.0.0.1');
        line.once('data', (data) => resolve(String(data)));
        line.once('error', reject);
      });
      expect(said).toBe('primary');
    });
  },
);
