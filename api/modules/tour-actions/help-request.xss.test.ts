import { tidyText } from '@cairn/shared-contracts/domain/tidy-text';
import { XSS_CORPUS } from '@cairn/shared-contracts/testing/xss-corpus';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { settled } from '../request/testing/settled.ts';

const OFFICE = 'hello@cairn.example';
const ASKER = 'anna@example.org';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('what is typed into a form comes out of its mails as plain text, and only in the one to the office', async () => {
  const taken: string[] = [];
  for (const text of XSS_CORPUS) {
    const { status } = await api.post('/spa/submit-help-request', {
      ...{ type: 'common_help', name: text.slice(0, 100), email: ASKER, text },
    });
    expect([text, [200, 422].includes(status)]).toEqual([text, true]);
    if (status === 200) taken.push(text);
  }
  expect(taken.length).toBeGreaterThan(30);
  await settled(api.db);
  const mails = await api.db.selectFrom('dev_messages').selectAll().execute();
  const bodies = mails.filter(({ recipient }) => recipient === OFFICE).map(({ body }) => body);
  expect(bodies).toHaveLength(taken.length);
  for (const text of taken) expect([text, bodies.some((body) => body.includes(tidyText(text)))]).toEqual([text, true]);
  // no mail program makes more of it than words
  expect(mails.filter(({ html }) => html !== null)).toEqual([]);
  expect(mails.filter(({ subject }) => /[\r\n<]/.test(subject))).toEqual([]);
  // nobody writes to others by this form
  const told = mails.filter(({ recipient }) => recipient === ASKER);
  expect(told).toHaveLength(taken.length);
  for (const text of taken) expect([text, told.some(({ body }) => body.includes(text))]).toEqual([text, false]);
});
