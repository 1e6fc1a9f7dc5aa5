import { createHash } from 'node:crypto';
import { LOCALES } from '@cairn/shared-contracts/i18n/locales';
import { expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { FALLBACK_ADDRESSES, fallbackAddress } from '../offline/vocabulary.ts';
import { offlinePages } from './offline-pages.ts';

const texts = (page: Record<string, string>) => ({ shell: { offline: { page } } });
const shell = {
  textsOf: (code: string) => texts({ title: `Offline <${code}>`, text: 'T', again: 'Again', copies: 'Copies' }),
};

it('each language has its page, whole in itself: its policy allows what stands in it and nothing else', async () => {
  const app = Fastify();
  await app.register(offlinePages, { shell });
  const answers = await Promise.all(FALLBACK_ADDRESSES.map((address) => app.inject(address)));
  await app.close();
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(LOCALES.map(() => 200));
  for (const { body, headers } of answers) {
    const policy = String(headers['content-security-policy']);
    const inline = [...body.matchAll(/<(script|style)>([\s\S]*?)<\/\1>/g)].map(([, , text = '']) => text);
    expect(inline).toHaveLength(3);
    for (const text of inline) expect(policy).toContain(createHash('sha256').update(text).digest('base64'));
    expect(body).not.toMatch(/ (src|href)="[^"]/);
  }
  expect(answers[1]?.body).toContain('<html lang="de-DE" dir="ltr">');
  expect(answers[1]?.body).toContain('<h1>Offline &lt;de&gt;</h1>');
  expect(fallbackAddress('de')).toBe(FALLBACK_ADDRESSES[1]);
});
