import { beforeAll, describe, expect, it } from '@jest/globals';
import { altcha } from './altcha.ts';
import { solved } from './testing.ts';

const ip = '203.0.113.7';
const ours = altcha('a-secret-of-ours');
let proof = '';
beforeAll(async () => {
  proof = await solved(await ours.task('captcha', ''));
});

const changed = (
  change: (payload: { challenge: { parameters: Record<string, unknown> }; solution: Record<string, unknown> }) => void,
) => {
  const payload = JSON.parse(Buffer.from(proof, 'base64').toString());
  change(payload);
  return Buffer.from(JSON.stringify(payload)).toString('base64');
};

describe('a proof of work', () => {
  it('names itself, its kind and its end', async () => {
    const checked = await ours.check(proof, { ip });
    expect(checked).toMatchObject({ id: expect.stringMatching(/^[0-9a-f]{32}$/), kind: 'captcha' });
    expect(Number(checked?.expiresAt) - Date.now()).toBeGreaterThan(4 * 60_000);
  });

  it('tells a hard one from a plain one', async () => {
    const task = await ours.task('hard_captcha', '');
    expect(await ours.check(await solved(task), { ip })).toMatchObject({ kind: 'hard_captcha' });
  });

  it.each([
    ['nothing', () => ''],
    ['no base64', () => '###'],
    ['no JSON', () => Buffer.from('hello').toString('base64')],
    ['something else', () => Buffer.from('{"challenge":{}}').toString('base64')],
    [
      'a task that was not worked off',
      () => changed(({ solution }) => Object.assign(solution, { derivedKey: '00'.repeat(32) })),
    ],
    [
      'a task that was made longer-lived',
      () => changed(({ challenge }) => Object.assign(challenge.parameters, { expiresAt: 9_999_999_999 })),
    ],
    [
      'a plain proof that says it is hard',
      () => changed(({ challenge }) => Object.assign(challenge.parameters, { data: { kind: 'hard_captcha' } })),
    ],
  ])('is not %s', async (_case, forged) => {
    expect(await ours.check(forged(), { ip })).toBeUndefined();
  });

  it('of another installation proves nothing here', async () => {
    expect(await altcha('another-secret').check(proof, { ip })).toBeUndefined();
  });

  it('that has expired proves nothing', async () => {
    const late = altcha('a-secret-of-ours', -1_000);
    expect(await late.check(await solved(await late.task('captcha', '')), { ip })).toBeUndefined();
  });
});
