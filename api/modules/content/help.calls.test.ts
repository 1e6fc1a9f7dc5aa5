import type { HelpArticle, HelpArticles } from '@cairn/shared-contracts/api/content.schema';
import { HELP_FORMS, HELP_REQUEST_TYPES, type HelpField } from '@cairn/shared-contracts/domain/help-requests';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeOrganizer, makeTour } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { settled } from '../request/testing/settled.ts';
import { createUser } from '../request/testing/world.ts';

let api: TestApi;
let tour: number;
let organizer: number;
beforeAll(async () => {
  api = await startTestApi({ now: '2027-03-01T00:00:00Z' });
  organizer = await makeOrganizer(api.db);
  tour = await makeTour(api.db, { organizer_id: organizer });
  const row = { topic: 'booking', published_on: '2027-01-01' };
  await api.db
    .insertInto('help_articles')
    .values([
      {
        ...row,
        slug: 'charged',
        locale: 'en-US',
        title: 'When am I charged?',
        body: '<p>Never <script>x</script>before.</p>',
        is_frequent: true,
        position: 1,
      },
      { ...row, slug: 'charged', locale: 'de', title: 'Wann wird abgebucht?', body: '<p>Nie vorher.</p>', position: 1 },
      {
        ...row,
        slug: 'insurance',
        locale: 'en-US',
        title: 'Do I need insurance?',
        body: '<p>Rescue is yours.</p>',
        position: 2,
      },
      {
        ...row,
        slug: 'insurance',
        locale: 'zh',
        title: '我需要保险吗？',
        body: '<p>请下载GPX轨迹，自行投保。扣款以后再说。</p>',
        position: 1,
      },
      { ...row, slug: 'charged', locale: 'zh', title: '什么时候扣款？', body: '<p>从不提前。</p>', position: 2 },
      { ...row, slug: 'draft', locale: 'en-US', title: 'Draft', body: '<p>x</p>', is_draft: true },
      { ...row, slug: 'later', locale: 'en-US', title: 'Later', body: '<p>x</p>', published_on: '2027-03-02' },
    ])
    .execute();
});
afterAll(() => api.close());

describe('answers of the help center', () => {
  const find = async (phrase: string, language = 'en-US') => {
    const path = `/spa/help-articles?phrase=${encodeURIComponent(phrase)}`;
    const { body } = await api.get<HelpArticles>(path, { headers: { 'x-language': language } });
    return body.items;
  };

  it.each([
    ['', ['charged', 'insurance']],
    ['INSURANCE', ['insurance']],
    ['insurence', ['insurance']],
    ['rescue', ['insurance']],
    ['chraged', ['charged']],
    // not typed to its end, and a letter is left out
    ['insra', ['insurance']],
    ['xyzzy', []],
    ['%', ['charged', 'insurance']],
  ])('"%s" finds %j: no drafts, nothing of tomorrow', async (phrase, slugs) => {
    expect((await find(phrase)).map(({ slug }) => slug)).toEqual(slugs);
  });

  it.each([
    ['保险', ['insurance']],
    ['扣款', ['charged', 'insurance']],
    ['什么时候扣款', ['charged']],
    ['保险 扣款', ['insurance']],
    ['需要投保', ['insurance']],
    ['gpx', ['insurance']],
    ['下载GPX', ['insurance']],
    ['评价', []],
  ])('"%s" finds %j in texts that have no spaces', async (phrase, slugs) => {
    expect((await find(phrase, 'zh-CN')).map(({ slug }) => slug)).toEqual(slugs);
  });

  it('are in the language of the reader, or say in which they are', async () => {
    expect(await find('', 'de-DE')).toMatchObject([
      { slug: 'charged', title: 'Wann wird abgebucht?', content_language: 'de' },
      { slug: 'insurance', content_language: 'en-US' },
    ]);
  });

  it('come clean, and not at all where there is none', async () => {
    const { body } = await api.get<HelpArticle>('/spa/help-article?slug=charged');
    expect(body.answer).toBe('<p>Never before.</p>');
    expect(body.languages).toEqual(['de', 'en', 'zh']);
    for (const slug of ['draft', 'later', 'nothing']) {
      expect(await api.get(`/spa/help-article?slug=${slug}`)).toMatchObject({
        status: 404,
        body: { code: 'post_not_found' },
      });
    }
  });
});

describe('requests for help', () => {
  const SAMPLES: Record<HelpField, unknown> = {
    ...{ request_id: 48213, tour_id: 0, organizer_id: 0, closed: 'border', wish: 'money', certificate_wish: 'buy' },
    ...{ certificate: 'C-7', payer: 'state', place: 'Svaneti', city: { id: null, name: 'Brno' }, year: 2028 },
    ...{
      date: '2027-11-18',
      people: 4,
      children_ages: '5 and 9',
      budget: '€2,000',
      company: 'Acme',
      name: 'Anna',
      email: 'anna@example.org',
    },
    ...{ phone: '+420777123456', text: '<img src=x onerror=alert(1)>', files: [] },
  };
  const samples = () => ({ ...SAMPLES, tour_id: tour, organizer_id: organizer });
  const filled = (type: (typeof HELP_REQUEST_TYPES)[number]) =>
    Object.fromEntries(Object.keys(HELP_FORMS[type].asks).map((field) => [field, samples()[field as HelpField]]));
  const mails = async () => {
    await settled(api.db);
    const rows = await api.db
      .selectFrom('dev_messages')
      .select(['recipient', 'subject', 'body'])
      .orderBy('id')
      .execute();
    return rows.map(({ recipient, subject, body }) => ({ to: recipient, subject, text: body }));
  };

  it.each(HELP_REQUEST_TYPES)(
    '%s reaches the marketplace with its fields, and who asked with its number',
    async (type) => {
      const before = (await mails()).length;
      const { status, body } = await api.post('/spa/submit-help-request', { type, ...filled(type) });
      expect([status, body]).toEqual([200, { result: true, number: expect.stringMatching(/^HR-2027-\d{6}$/) }]);
      const sent = (await mails()).slice(before);
      expect(sent[0]).toMatchObject({ to: 'hello@cairn.example', subject: `Help request: ${type} ${body.number}` });
      for (const field of Object.keys(HELP_FORMS[type].asks)) {
        if (field !== 'files') expect(sent[0]?.text).toContain(`${field.replaceAll('_', ' ')}:`);
      }
      const toAsker = sent.slice(1);
      expect(toAsker.map(({ to }) => to)).toEqual(HELP_FORMS[type].asks.email ? ['anna@example.org'] : []);
      // a stranger's mailbox is no place to write to
      for (const { text, subject } of toAsker) expect(text + subject).not.toContain('<img');
    },
  );

  it.each(
    HELP_REQUEST_TYPES.flatMap((type) =>
      Object.entries(HELP_FORMS[type].asks).flatMap(([field, need]) => (need === 'required' ? [[type, field]] : [])),
    ),
  )('%s without %s is refused', async (type, field) => {
    // the pairs come of the table of the kinds
    const { [field]: _left, ...rest } = filled(type as (typeof HELP_REQUEST_TYPES)[number]);
    expect(await api.post('/spa/submit-help-request', { type, ...rest })).toMatchObject({
      ...{ status: 422, body: { errors: { [field]: [expect.any(String)] } } },
    });
  });

  it('takes files of its own sender, once', async () => {
    const form = new FormData();
    form.append(
      'file',
      new Blob(['%PDF-1.4\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF'], { type: 'application/pdf' }),
      'notice.pdf',
    );
    const answer = await fetch(`${api.url}/spa/upload-help-file`, { method: 'POST', body: form });
    const { id, token } = (await answer.json()) as { id: number; token: string };
    expect(answer.status).toBe(200);
    const ask = (given: string) =>
      api.post('/spa/submit-help-request', {
        ...{
          type: 'common_help',
          email: 'anna@example.org',
          text: 'See the file\nphone: +000',
          files: [{ id, token: given }],
        },
      });
    expect(await ask('x'.repeat(43))).toMatchObject({ status: 422, body: { code: 'photo_gone' } });
    expect((await ask(token)).status).toBe(200);
    expect(await ask(token)).toMatchObject({ status: 422, body: { code: 'photo_gone' } });
    // an address that opens from a mailbox, and no line of the text that could be taken for a field
    expect((await mails()).at(-2)?.text).toMatch(
      /^email: anna@example\.org\nfile: https?:\/\/[^/\s]+\/media\/file-upload\/\S+\ntext:\n\nSee the file\nphone: \+000$/,
    );
    expect(await ask('')).toMatchObject({ status: 422 });
  });

  it.each(['phone_call_request', 'add_phone_and_tourist_name_to_request'] as const)(
    '%s without an e-mail: who is logged in is told the number at their account’s, once that is known to be theirs',
    async (type) => {
      const { email: _left, ...rest } = filled(type);
      const { id: userId, token } = await createUser(api.services);
      const email = `${type}@example.org`;
      const ask = async (email_verified_at: Date | null) => {
        await api.db.updateTable('users').set({ email, email_verified_at }).where('id', '=', userId).execute();
        const before = (await mails()).length;
        const { body } = await api.post<{ number: string }>('/spa/submit-help-request', { type, ...rest }, { token });
        return { number: body.number, told: (await mails()).slice(before + 1) };
      };
      expect((await ask(null)).told).toEqual([]);
      const { number, told } = await ask(new Date());
      expect(told).toMatchObject([{ to: email, subject: `We have your request ${number}` }]);
      expect(told[0]?.text).toContain('calls you in our working hours');
    },
  );

  it('about an organizer or a tour that there is not are 404', async () => {
    const base = { email: 'anna@example.org', text: 'x' };
    const of = (more: object) => api.post('/spa/submit-help-request', { ...base, ...more });
    expect(await of({ type: 'organizer_request', organizer_id: 4711 })).toMatchObject({ status: 404 });
    const hidden = await makeOrganizer(api.db, { is_published: false });
    expect(await of({ type: 'organizer_request', organizer_id: hidden })).toMatchObject({ status: 404 });
    expect(await of({ type: 'learn_more', tour_id: 4711 })).toMatchObject({ status: 404 });
  });
});
