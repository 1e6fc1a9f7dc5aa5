import { describe, expect, it } from '@jest/globals';
import { settled } from '../request/testing/settled.ts';
import { answerBy } from './provider-request.ts';
import { useClub } from './testing/club.ts';

const club = useClub();

describe('somebody who wants to sell tours', () => {
  const request = () => ({
    ...{ name: 'Elene', company: 'Tusheti <b>Walks</b>', country_id: club.georgia, yearly_tours: '11-30' },
    ...{ email: 'elene@example.ge', phone: '+995555214088', best_tour: 'Omalo to Shatili.\nTo: all@example.org' },
  });

  it('gets a number and a date, and both sides a mail', async () => {
    const { status, body } = await club.api.post('/spa/add-new-organizer-request', request(), {
      headers: { 'x-language': 'de-DE' },
    });
    expect(status).toBe(200);
    // Friday: three working days later it is Wednesday
    expect(body).toEqual({ number: expect.stringMatching(/^P-\d+$/), answer_by: '2027-03-10' });
    await settled(club.api.db);
    const mails = await club.api.db.selectFrom('dev_messages').selectAll().orderBy('id').execute();
    const [ours, theirs] = mails.map(({ recipient, subject, body: text }) => ({ to: recipient, subject, text }));
    expect(ours).toMatchObject({
      to: 'hello@cairn.example',
      subject: `New organizer ${body.number}: Tusheti <b>Walks</b>`,
    });
    expect(ours?.text).toContain('country: Georgia');
    expect(theirs).toMatchObject({ to: 'elene@example.ge', subject: `Wir haben Ihre Anfrage ${body.number}` });
    expect(theirs?.text).toContain('10. März 2027');
  });

  it('has a name of one line, whatever was sent', async () => {
    await club.api.post('/spa/add-new-organizer-request', { ...request(), company: 'Tusheti\r\nBcc: all@example.org' });
    await settled(club.api.db);
    const mails = await club.api.db
      .selectFrom('dev_messages')
      .select('subject')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(mails.map(({ subject }) => subject).find((subject) => subject.includes('Tusheti'))).toMatch(
      /^New organizer P-\d+: Tusheti Bcc: all@example\.org$/,
    );
  });

  it.each([
    ['email', 'elene@tushetiwalks'],
    ['phone', '123'],
    ['country_id', 4711],
    ['yearly_tours', 'many'],
    ['best_tour', ' '],
    ['best_tour', 'x'.repeat(401)],
    ['name', ''],
  ])('is told what is wrong with %s "%s"', async (field, value) => {
    const answer = await club.api.post('/spa/add-new-organizer-request', { ...request(), [field]: value });
    expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } });
  });

  it.each([
    ['2027-03-05', '2027-03-10'],
    ['2027-03-06', '2027-03-10'],
    ['2027-03-08', '2027-03-11'],
  ])('asked on %s, is answered by %s', (today, day) => {
    expect(answerBy(today)).toBe(day);
  });
});
