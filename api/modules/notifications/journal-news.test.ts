import { describe, expect, it } from '@jest/globals';
import { nextId } from '../../testing/factories.ts';
import { asSite, siteDir } from '../../testing/site-dir.ts';
import { makePost } from '../content/testing/make-post.ts';
import { member, PASSWORD, USER } from '../user/testing/people.ts';
import { tellJournalNews } from './journal-news.ts';
import { startNewsApi } from './testing/news-api.ts';

const SITES = { club: { hosts: ['localhost'] }, days: { name: 'Day Walks', hosts: ['days.cairn.example'] } };
const { api, at, look, sentTo, turn } = await startNewsApi(tellJournalNews, { SITES_DIR: siteDir(SITES) });

async function publish(title: string, published_on = api.services.clock.today()): Promise<void> {
  const id = nextId();
  await makePost(api.db, { id, slug: `a-walk-${id}`, title, lead: 'Ten days on foot.', published_on });
}

async function reader() {
  const person = await member(api);
  await turn(person, { journal: true });
  return person;
}

describe('a new article of the journal', () => {
  it('is told to those who asked, and to nobody else', async () => {
    await publish('Before anybody asked');
    await look();
    const [asked, other] = [await reader(), await member(api)];
    await publish('Salt & <b>snow</b>');
    await look();
    const [mail, ...more] = await sentTo(asked.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('New in the journal: Salt & <b>snow</b>');
    expect(mail?.html).toContain('Salt &amp; &lt;b&gt;snow&lt;/b&gt;');
    for (const text of [mail?.body, mail?.html]) {
      expect(text).toContain('Ten days on foot.');
      expect(text).toMatch(/\/blog\/a-walk-\d+/);
      expect(text).toMatch(/\/unsubscribe\?token=journal-/);
      expect(text).not.toContain('Before anybody asked');
    }
    expect(await sentTo(other.email)).toEqual([]);
  });

  it('comes with those of the same day, and no more than once a day', async () => {
    const { email } = await reader();
    await publish('First');
    await look();
    await publish('Second');
    await publish('Third');
    await look(2);
    expect(await sentTo(email)).toHaveLength(1);
    await look(22);
    const [, next] = await sentTo(email);
    expect(next?.subject).toBe('New in the journal: 2 articles');
    expect(next?.body).toMatch(/Second[\s\S]*Third|Third[\s\S]*Second/);
    expect(next?.body).not.toContain('First');
  });

  it('is told on the day that it is to appear', async () => {
    const { email } = await reader();
    await publish('Later', at(48).toISOString().slice(0, 10));
    await look(24);
    expect(await sentTo(email)).toEqual([]);
    await look(24);
    expect(await sentTo(email)).toHaveLength(1);
  });

  it('is no news when it was brought along from long ago', async () => {
    const { email } = await reader();
    await publish('Old', '2026-01-01');
    await look();
    expect(await sentTo(email)).toEqual([]);
  });

  it('is told to nobody who has turned it off since, and nothing of the time between when it is on again', async () => {
    const person = await reader();
    await turn(person, { journal: false });
    await publish('Missed');
    await look();
    await turn(person, { journal: true });
    await look(25);
    expect(await sentTo(person.email)).toEqual([]);
    await publish('Wanted again');
    await look();
    expect((await sentTo(person.email)).map(({ subject }) => subject)).toEqual(['New in the journal: Wanted again']);
  });

  it('comes from the site that its reader logged in on last, and leads back there', async () => {
    const { email } = await reader();
    expect(
      (await api.post(`${USER}/auth`, { login: email, password: PASSWORD }, { headers: asSite('days') })).status,
    ).toBe(200);
    await publish('For walkers of a day');
    await look();
    const [mail] = await sentTo(email);
    for (const text of [mail?.body, mail?.html]) {
      expect(text).toContain('Day Walks');
      expect(text).toMatch(/days\.cairn\.example(:\d+)?\/blog\/a-walk-/);
      expect(text).toMatch(/days\.cairn\.example(:\d+)?\/unsubscribe\?token=/);
    }
  });

  it('is told once where several nodes look at once', async () => {
    const { email } = await reader();
    await publish('Once');
    await Promise.all([look(), look(), look()]);
    expect(await sentTo(email)).toHaveLength(1);
  });
});
