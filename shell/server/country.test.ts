import cookie from '@fastify/cookie';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { countryFinder, rememberCountry } from './country.ts';

const KYRGYZSTAN = { id: 1, iso_code: 'KG', name: 'Kyrgyzstan' };

let api: FastifyInstance;
let apiUrl: string;
let asked: unknown[];
let said: string[];
let answer: { status: number; body: unknown };
let warned: string[];
beforeEach(async () => {
  asked = [];
  said = [];
  warned = [];
  answer = { status: 200, body: { result: KYRGYZSTAN } };
  api = Fastify();
  api.get('/spa/country-by-ip', (request, reply) => {
    asked.push(request.headers['x-forwarded-for']);
    said.push(`${request.headers['x-language']} ${request.headers['x-currency']} ${request.headers['x-role']}`);
    return reply.code(answer.status).send(answer.body);
  });
  apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => api.close());
const finder = () => countryFinder(apiUrl, (reason) => warned.push(reason));

describe('the country of a visitor', () => {
  it('is what the api says for the address, asked once for all pages', async () => {
    const find = finder();
    expect([await find('212.42.96.1'), await find('212.42.96.1')]).toEqual([KYRGYZSTAN, KYRGYZSTAN]);
    expect(asked).toEqual(['212.42.96.1']);
    expect(said).toEqual(['en-US USD client']);
  });

  it.each([
    ['an error', { status: 500, body: { message: 'no' } }],
    ['something else', { status: 200, body: { result: 'KG' } }],
  ])('is not known when the api answers with %s, and is asked for again', async (_title, bad) => {
    const find = finder();
    answer = bad;
    expect(await find('212.42.96.1')).toBeNull();
    expect(warned).toHaveLength(1);
    answer = { status: 200, body: { result: KYRGYZSTAN } };
    expect(await find('212.42.96.1')).toEqual(KYRGYZSTAN);
  });
});

describe('the cookie', () => {
  let page = '';
  async function visit(cookies: Record<string, string>, headers: Record<string, string> = {}, trustProxy = true) {
    const site = Fastify({ trustProxy });
    await site.register(cookie);
    const find = finder();
    site.get('/', async (request, reply) => {
      return `page of ${await rememberCountry(find, request, reply, true)}`;
    });
    const response = await site.inject({ url: '/', cookies, headers });
    await site.close();
    page = response.body;
    return response.cookies;
  }

  it('is set for 180 days on the first page', async () => {
    expect(await visit({})).toEqual([
      { name: 'country', value: 'KG', path: '/', maxAge: 15_552_000, sameSite: 'Lax', secure: true },
    ]);
    // which knows it already: its units are the country's
    expect(page).toBe('page of KG');
  });

  it('is left alone when it is there', async () => {
    expect(await visit({ country: 'DE' })).toEqual([]);
    expect(page).toBe('page of DE');
    expect(asked).toEqual([]);
  });

  it('is not set for a country that nobody knows', async () => {
    answer = { status: 200, body: { result: null } };
    expect(await visit({})).toEqual([]);
  });

  it.each([
    [true, '212.42.96.1'],
    [false, '127.0.0.1'],
  ])('with a trusted proxy (%s) the visitor is at %s', async (trustProxy, ip) => {
    await visit({}, { 'x-forwarded-for': '212.42.96.1' }, trustProxy);
    expect(asked).toEqual([ip]);
  });
});
