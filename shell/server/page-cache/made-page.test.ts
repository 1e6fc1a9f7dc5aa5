import { PassThrough } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { SHARED, SHARED_HEADER } from '@cairn/shared-contracts/api/shared-answers';
import { expect, it } from '@jest/globals';
import { OVERLOADED } from '../admission.ts';
import type { ComposedPage, ComposedRequest } from '../composed-page.ts';
import type { PageAnswer } from '../page-answer.ts';
import { readAhead } from '../read-ahead.ts';
import { AGE_HEADER } from '../remembered-answers.ts';
import { makeGuestPage } from './guest-page.ts';
import type { Made } from './guest-pages.ts';

const PLAN = { header: 'mf-tour@1.0.0', cdn: '/cdn', remotes: [] };
const shared = (body: BodyInit, status = 200) => new Response(body, { status, headers: { [SHARED_HEADER]: SHARED } });
const broken = () =>
  new ReadableStream({
    start: (body) => {
      body.enqueue(new TextEncoder().encode('{"id":'));
      body.error(new Error('the api ended'));
    },
  });
const GONE = AbortSignal.abort();
const HERE = new AbortController().signal;

type Render = (page: ComposedRequest) => Promise<ComposedPage | typeof OVERLOADED>;

function composed(answer: PageAnswer): ComposedPage {
  const composition = { plan: PLAN, versions: [] };
  const shown = new Set(['mf-tour@1.0.0']);
  if (answer.kind !== 'page') return { composition, answer, whole: Promise.resolve(undefined), shown };
  const { body, whole } = readAhead(answer.body);
  return { composition, answer: { ...answer, body }, whole, shown };
}
/** a page of what the api answers; it says what it got */
const saying: Render = async ({ ports }) => {
  const answer = await ports.call({ path: '/spa/info', headers: [], signal: ports.signal }).catch(() => undefined);
  const body = new PassThrough();
  body.end((await answer?.text().catch(() => 'broken off')) ?? 'nothing');
  return composed({ kind: 'page', status: 200, nonce: 'n', body });
};

/** what is held of it, and the signal that its making has */
async function made(render: Render, nobody: AbortSignal, api = shared('{}')) {
  let held: Promise<Made> | undefined;
  let signal: AbortSignal | undefined;
  const done = (page: Promise<Made>) => {
    held = page;
  };
  const ports = { call: async () => api, signal: HERE };
  // nothing else looks at the order here
  const page: ComposedRequest = { order: { encoding: 'identity' } as never, ports };
  const watched: Render = (page) => {
    ({ signal } = page.ports);
    return render(page);
  };
  const shown = await makeGuestPage({ kind: 'make', nobody, done }, PLAN, page, watched).catch(() => undefined);
  if (shown && shown !== OVERLOADED && shown.answer.kind === 'page') shown.answer.body.resume();
  const result = await held;
  await setTimeout(0);
  return { held: typeof result === 'object' ? 'page' : result, isOver: signal?.aborted };
}

it.each<[string, Response, Made | 'page']>([
  ['a whole answer that is anybody’s', shared('{"id":3}'), 'page'],
  ['one that is not', new Response('{}'), 'alone'],
  ['nothing that there is', new Response('{}', { status: 404 }), 'alone'],
  ['an error that is said to be anybody’s', shared('{}', 500), undefined],
  ['what the api said before it was away', new Response('{}', { headers: { [AGE_HEADER]: '7' } }), undefined],
  ['an answer that breaks off', shared(broken()), undefined],
  ['what its visitor has asked too often', new Response('{}', { status: 429 }), undefined],
])('made of %s it is %s: %s', async (_title, api, held) => {
  expect((await made(saying, HERE, api)).held).toBe(held);
});

const ofStatus =
  (status: number): Render =>
  async () => {
    const body = new PassThrough();
    body.end('page');
    return composed({ kind: 'page', status, nonce: 'n', body });
  };

it.each<[number, Made]>([
  [404, 'alone'],
  [503, undefined],
])('a page with status %s is %s: an api that is back finds no page that is made for each', async (status, held) => {
  expect((await made(ofStatus(status), HERE)).held).toBe(held);
});

const throwing: Render = async () => {
  throw new Error('no process');
};
const moved: Render = async () => composed({ kind: 'redirect', status: 302, location: '/' });

it.each<[string, Render, AbortSignal, Made | 'page']>([
  ['it is whole', saying, HERE, 'page'],
  ['nobody is there for it', saying, GONE, undefined],
  ['there is no time for it', async () => OVERLOADED, HERE, undefined],
  ['it cannot be made', throwing, HERE, undefined],
  ['it leads elsewhere, and nobody is there for it', moved, GONE, undefined],
])('nothing of it is made any more when %s', async (_title, render, nobody, held) => {
  expect(await made(render, nobody)).toEqual({ held, isOver: true });
});

it('a page that is cut short because nobody is there for it any more is held for nobody', async () => {
  const leaving = new AbortController();
  const slow: Render = async () => {
    const body = new PassThrough();
    body.write('half ');
    // a renderer that is told to end closes what it has begun
    leaving.signal.addEventListener('abort', () => body.end('of it'));
    setTimeout(5).then(() => leaving.abort());
    return composed({ kind: 'page', status: 200, nonce: 'n', body });
  };
  expect(await made(slow, leaving.signal)).toEqual({ held: undefined, isOver: true });
});

it('a page that is whole is held, though all have left before it is packed', async () => {
  const leaving = new AbortController();
  const sent: Render = async () => {
    const body = new PassThrough();
    body.end('page');
    const page = composed({ kind: 'page', status: 200, nonce: 'n', body });
    if (page.answer.kind === 'page') page.answer.body.on('end', () => process.nextTick(() => leaving.abort()));
    return page;
  };
  expect((await made(sent, leaving.signal)).held).toBe('page');
});
