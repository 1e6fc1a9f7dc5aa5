import { isPublished, LEGAL_PATHS } from '@cairn/shared-contracts/domain/published-pages';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { readEnv } from './env.ts';
import { LegalPages, sitesWithLegal } from './legal-pages.ts';
import { shellSites } from './site.ts';

let api: FastifyInstance;
let legal: LegalPages;
/** kinds that the operator has published */
let written: string[];
let isAway: boolean;
beforeEach(async () => {
  written = [];
  isAway = false;
  api = Fastify();
  api.get<{ Querystring: { kind: string } }>('/spa/legal-page', ({ query: { kind } }, reply) => {
    if (isAway) return reply.code(503).send({ message: 'Later' });
    return written.includes(kind) ? { kind } : reply.code(404).send({ code: 'page_not_found' });
  });
  legal = new LegalPages(await api.listen({ port: 0, host: '127.0.0.1' }));
});
afterEach(() => api.close());

const published = () => LEGAL_PATHS.filter((path) => isPublished(legal.flags, path));

describe('the legal texts', () => {
  it('are taken for published as long as nobody knows', async () => {
    isAway = true;
    await legal.look();
    expect(published()).toEqual(LEGAL_PATHS);
  });

  it('are those that the api has, also after one more is written', async () => {
    written = ['privacy'];
    await legal.look();
    expect(published()).toEqual(['/privacy']);
    written = ['privacy', 'agreement'];
    await legal.look();
    expect(published()).toEqual(['/agreement', '/privacy']);
  });

  it('stay as they were while the api is away', async () => {
    await legal.look();
    isAway = true;
    await legal.look();
    expect(published()).toEqual([]);
  });

  it('are told to every page of a site, beside what is turned on there', async () => {
    const sites = sitesWithLegal(shellSites(readEnv({ DEMO: 'on' }), [process.cwd()]), legal);
    await legal.look();
    expect(sites.of('localhost').flags).toMatchObject({ devKit: true, 'published:/privacy': false });
  });
});
