import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import webPush from 'web-push';
import { AskedTooSoon } from '../../platform/outbox.ts';
import { PushRefused } from './push-refused.ts';
import { type PushService, type Subscription, startPushService } from './testing/push-service.ts';
import { vapidPush } from './vapid.ts';

const site = { ...webPush.generateVAPIDKeys(), subject: 'mailto:hello@cairn.example' };
const payload = { title: 'Aigerim wrote to you on Cairn', tag: 'chat-7' };

let service: PushService;
beforeAll(async () => {
  service = await startPushService();
});
afterEach(() => service.refuse(null));
afterAll(() => service.close());

const send = ({ target }: Pick<Subscription, 'target'>, topic = 'chat-7', keys = site) =>
  vapidPush(keys, service.agent).send(target, payload, topic);
const failureOf = (sending: Promise<unknown>) => sending.catch((error: unknown) => error);

describe('a push service', () => {
  it('gets what only the browser can read, signed by the site, for a day and at once', async () => {
    const browser = service.subscribe(site.publicKey);
    expect(await send(browser)).toBe('sent');
    expect(browser.fetch()).toEqual([{ ttl: 86_400, urgency: 'high', topic: 'chat-7', payload }]);
  });

  it('cannot be told in the name of the site by anybody else', async () => {
    const browser = service.subscribe(site.publicKey);
    const other = { ...webPush.generateVAPIDKeys(), subject: site.subject };
    expect(await failureOf(send(browser, 'chat-7', other))).toEqual(new PushRefused('a push service refused: 403'));
    // with the site’s own name, but without its signature
    const forged = { ...other, publicKey: site.publicKey };
    expect(await failureOf(send(browser, 'chat-7', forged))).toEqual(new PushRefused('a push service refused: 401'));
    expect(browser.fetch()).toEqual([]);
  });

  it('hands over what was encrypted for the browser and for no other', async () => {
    const [browser, other] = [service.subscribe(site.publicKey), service.subscribe(site.publicKey)];
    await send({ target: { endpoint: browser.target.endpoint, keys: other.target.keys } });
    expect(() => browser.fetch()).toThrow('authenticate');
  });

  it('keeps the newest of each chat for a browser that sleeps', async () => {
    const browser = service.subscribe(site.publicKey);
    for (const topic of ['chat-7', 'chat-8', 'chat-7']) await send(browser, topic);
    expect(browser.fetch().map(({ topic }) => topic)).toEqual(['chat-8', 'chat-7']);
  });

  it.each([404, 410] as const)('that answers %s knows the browser no more', async (status) => {
    const browser = service.subscribe(site.publicKey);
    browser.end(status);
    expect(await send(browser)).toBe('gone');
  });

  it.each([
    ['in seconds', '120', 120],
    ['as a date', new Date(Date.now() + 120_000).toUTCString(), 120],
  ])('that has too much to do says when to come back, %s', async (_how, header, seconds) => {
    const browser = service.subscribe(site.publicKey);
    service.refuse({ status: 429, headers: { 'retry-after': header } });
    const failure = await failureOf(send(browser));
    expect(failure).toBeInstanceOf(AskedTooSoon);
    // a date has whole seconds
    expect(Math.abs((failure as AskedTooSoon).seconds - seconds)).toBeLessThanOrEqual(2);
    service.refuse(null);
    expect(await send(browser)).toBe('sent');
  });

  it.each([
    [{ status: 429 }, '429'],
    [{ status: 500 }, '500'],
    [{ status: 301, headers: { location: 'https://fcm.googleapis.com/other' } }, '301'],
    ['hang up' as const, 'no answer'],
  ])('that says %j is asked again; the address, which is a secret, is in no log', async (refusal, words) => {
    service.refuse(refusal);
    const failure = await failureOf(send(service.subscribe(site.publicKey)));
    expect(failure).toEqual(new Error(`a push service refused: ${words}`));
    expect(failure).not.toBeInstanceOf(PushRefused);
  });

  it.each([400, 401, 403, 413])('that answers %s would do so again', async (status) => {
    service.refuse({ status });
    expect(await failureOf(send(service.subscribe(site.publicKey)))).toBeInstanceOf(PushRefused);
  });
});
