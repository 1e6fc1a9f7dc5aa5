import { XSS_CORPUS } from '@cairn/shared-contracts/testing/xss-corpus';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import sanitizeHtml from 'sanitize-html';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { settled } from '../request/testing/settled.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('what is typed into a form comes out of its mails as words', async () => {
  for (const text of XSS_CORPUS) {
    const { status } = await api.post('/spa/submit-help-request', {
      ...{ type: 'common_help_by_email', name: text.slice(0, 100), email: 'anna@example.org', text },
    });
    expect([text, [200, 422].includes(status)]).toEqual([text, true]);
  }
  await settled(api.db);
  const mails = await api.db.selectFrom('dev_messages').select(['subject', 'body', 'html']).execute();
  expect(mails.length).toBeGreaterThan(XSS_CORPUS.length);
  for (const { subject, html } of mails) {
    expect(subject).not.toMatch(/[\r\n]/);
    if (!html) continue;
    // no element that loads, runs or takes input is in any of them, and no address of a script
    const kept = sanitizeHtml(html, {
      allowedTags: ['script', 'img', 'iframe', 'form', 'input', 'svg', 'object'],
      allowedAttributes: false,
    });
    expect(kept).not.toMatch(/<(?:script|iframe|form|input|object)|\son\w+=|alert\(1\)">/i);
    expect(html).not.toMatch(/href="\s*(?:javascript|data|vbscript):/i);
  }
});
