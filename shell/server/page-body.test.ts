import { buffer } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import { pageAtWork } from './page-body.ts';

const PAGE = Array.from({ length: 3_000 }, (_, index) => `<p class="tour-${index % 97}">${index * 7919}</p>`).join('');

/** bytes of a page that is written now */
async function written(): Promise<number> {
  const { body, compressed } = pageAtWork().open('br');
  compressed.end(PAGE);
  const { length } = await buffer(body);
  if (!body.closed) await new Promise((closed) => body.once('close', closed));
  return length;
}

it('a page is hurried while others are at work: being made, or not read to their end', async () => {
  const alone = await written();
  const made = pageAtWork();
  const { body } = pageAtWork().open('br');
  expect(await written()).toBeGreaterThan(alone);

  made.over();
  made.over();
  expect(await written()).toBe(alone);

  const others = [pageAtWork(), pageAtWork()];
  body.destroy();
  await new Promise((closed) => body.once('close', closed));
  expect(await written()).toBeGreaterThan(alone);
  for (const { over } of others) over();
  expect(await written()).toBe(alone);
});
