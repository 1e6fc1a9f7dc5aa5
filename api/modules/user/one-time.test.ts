import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiError } from '../../platform/errors.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { createUser } from '../request/testing/world.ts';
import { type CodeOwner, issueCode, type NewCode, redeemCode } from './one-time-code.ts';
import { checkLink, issueLink, redeemLink, voidLinks } from './one-time-link.ts';
import { sendUserCode } from './send-code.ts';
import { mailTo } from './testing/people.ts';
import { sweepProofs } from './user.register.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

let people = 0;
const somebody = () => `subject-${++people}`;
const otherThan = (code: string): string => String((Number(code) + 1) % 100_000).padStart(5, '0');

describe('a one-time code', () => {
  const issue = (order: NewCode) => api.db.transaction().execute((trx) => issueCode(api.services, trx, order));
  async function made(order: NewCode): Promise<string> {
    const issued = await issue(order);
    if (!issued.isNew) throw new Error('a code was on its way');
    return issued.code;
  }
  const redeem = (owner: CodeOwner, code: string) => redeemCode(api.services, owner, code);

  it('proves what it was sent about, once', async () => {
    const owner = { purpose: 'confirm_email', subject: somebody() } as const;
    const code = await made({ ...owner, about: 'kate@example.org' });
    expect(await redeem(owner, code)).toEqual({ about: 'kate@example.org' });
    await expect(redeem(owner, code)).rejects.toMatchObject({ status: 422, code: 'code_expired' });
  });

  it.each([
    ['of another purpose', { purpose: 'reauthenticate' }],
    ['of somebody else', { subject: 'somebody else' }],
    ['in another browser', { device: 'd:another' }],
  ] as const)('is no code %s', async (_case, other) => {
    const owner = { purpose: 'login', subject: somebody(), device: 'd:one' } as const;
    const code = await made({ ...owner, about: '' });
    await expect(redeem({ ...owner, ...other }, code)).rejects.toMatchObject({ code: 'code_wrong' });
    await redeem(owner, code);
  });

  it('is used up by nobody else: tries in another browser cost its owner nothing', async () => {
    const owner = { purpose: 'login', subject: somebody(), device: 'd:owner' } as const;
    const stranger = { ...owner, device: 'd:stranger' };
    const code = await made({ ...owner, about: '' });
    const theirs = await made({ ...stranger, about: '' });
    for (let tries = 0; tries < 6; tries++) await redeem(stranger, otherThan(theirs)).catch(() => undefined);
    await expect(redeem(stranger, theirs)).rejects.toMatchObject({ status: 429, code: 'too_many_tries' });
    await redeem(owner, code);
  });

  it('is tried five times, also by 20 tries at once', async () => {
    const owner = { purpose: 'login', subject: somebody(), device: 'd:one' } as const;
    const code = await made({ ...owner, about: '' });
    const refusals = await Promise.all(
      Array.from({ length: 20 }, () => redeem(owner, otherThan(code)).catch(({ code }) => code)),
    );
    expect(refusals.filter((refusal) => refusal === 'code_wrong')).toHaveLength(5);
    expect(refusals.filter((refusal) => refusal === 'too_many_tries')).toHaveLength(15);
  });

  it('says how many tries are left', async () => {
    const owner = { purpose: 'login', subject: somebody(), device: 'd:one' } as const;
    const code = await made({ ...owner, about: '' });
    const said = [];
    for (let tries = 0; tries < 5; tries++)
      said.push(await redeem(owner, otherThan(code)).catch((error: ApiError) => error.toBody('en-US').message));
    expect([said[0], said[3], said[4]]).toEqual([
      'This code is not right. 4 tries left.',
      'This code is not right. 1 try left.',
      'This code is not right. Ask for a new one.',
    ]);
  });

  it('is taken once when it comes twice at the same moment', async () => {
    const owner = { purpose: 'login', subject: somebody(), device: 'd:one' } as const;
    const code = await made({ ...owner, about: '' });
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => redeem(owner, code)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('stands while it is on its way, also when it is asked for at the same moment; another address has its own', async () => {
    const owner = { purpose: 'confirm_phone', subject: somebody() } as const;
    const issued = await Promise.all([1, 2, 3].map(() => issue({ ...owner, about: '+420777123456' })));
    expect(issued.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await issue({ ...owner, about: '+420777000000' })).toMatchObject({ isNew: true, resend_in: 45 });
  });
});

describe('a code for somebody who is logged in', () => {
  it('comes with a link that proves the same, and no more than 20 an hour', async () => {
    const { id } = await createUser(api.services);
    const { config: site } = api.services.sites.choose({});
    const send = (to: string) =>
      sendUserCode(api.services, {
        purpose: 'confirm_email',
        userId: id,
        channel: 'email',
        to,
        reader: { language: 'en-US', site },
        link: { purpose: 'confirm_email', page: '/email-confirm' },
      });
    expect(await send('new-0@example.org')).toEqual({ result: true, resend_in: 45, expires_in: 600 });
    const mail = await mailTo(api, 'new-0@example.org');
    const token = /\/email-confirm\?token=(\S+)/.exec(mail)?.[1] ?? '';
    expect(await redeemLink(api.services, api.db, 'confirm_email', token)).toMatchObject({
      subject: String(id),
      about: 'new-0@example.org',
    });
    for (let asked = 1; asked < 20; asked++) await send(`new-${asked}@example.org`);
    await expect(send('new-20@example.org')).rejects.toMatchObject({ status: 429, retryAfter: expect.any(Number) });
  });
});

describe('a one-time link', () => {
  const issue = (subject: string) =>
    issueLink(api.services, api.db, { purpose: 'reset_password', subject, about: 'kate@example.org' });

  it('may be looked at, and works once, also when it is opened twice at the same moment', async () => {
    const token = await issue(somebody());
    await checkLink(api.services, 'reset_password', token);
    await checkLink(api.services, 'reset_password', token);
    const open = () => redeemLink(api.services, api.db, 'reset_password', token);
    const outcomes = await Promise.allSettled([open(), open(), open()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(checkLink(api.services, 'reset_password', token)).rejects.toMatchObject({ code: 'link_expired' });
  });

  it('is for its purpose only', async () => {
    const token = await issue(somebody());
    await expect(redeemLink(api.services, api.db, 'login', token)).rejects.toMatchObject({ code: 'link_expired' });
    await redeemLink(api.services, api.db, 'reset_password', token);
  });

  it('is void once its purpose was reached another way', async () => {
    const subject = somebody();
    const [mine, others] = [await issue(subject), await issue(somebody())];
    await voidLinks(api.services, api.db, { purpose: 'reset_password', subject });
    await expect(checkLink(api.services, 'reset_password', mine)).rejects.toMatchObject({ code: 'link_expired' });
    await checkLink(api.services, 'reset_password', others);
  });
});

it('what is long over is forgotten', async () => {
  const old = { expires_at: new Date(Date.now() - 3 * 86_400_000) };
  await api.db.updateTable('one_time_codes').set(old).execute();
  await api.db.updateTable('one_time_links').set(old).execute();
  await sweepProofs(api.services);
  expect(await api.db.selectFrom('one_time_codes').select('id').execute()).toEqual([]);
  expect(await api.db.selectFrom('one_time_links').select('subject').execute()).toEqual([]);
});
