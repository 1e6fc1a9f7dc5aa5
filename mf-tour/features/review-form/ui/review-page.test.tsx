import type { ReviewInvitation } from '@cairn/shared-contracts/api/reviews.schema';
import { BEFORE_RELOAD } from '@cairn/shared-contracts/remote/platform-events';
import type { PlayedAnswer, PlayedCalls } from '@cairn/shared-contracts/testing/render';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { ReviewPage } from './review-page.tsx';

const UUID = '0d0e0000-0000-4000-8000-000000000001';
const TEXT = 'Four passes and not a dull hour. <b>Go</b> & see.';
const READ = 'GET /spa/review-invitation';
const SEND = 'POST /spa/review';
const UPLOAD = 'POST /spa/upload-review-image';
const DELETE = 'POST /spa/delete-image';

const invitation = (over: Partial<ReviewInvitation> = {}): ReviewInvitation => ({
  uuid: UUID,
  state: 'open',
  tour: { id: 42, slug: 'terskey-42', name: 'Terskey Alatau traverse', days: 8, image: null },
  organizer: { id: 7, name: 'Ala-Too Trekking', person: 'Aigerim Sadykova', avatar: null },
  start: '2026-06-14',
  end: '2026-06-21',
  author: 'Kate N.',
  author_from: 'Czechia',
  expires_at: '2027-01-01T00:00:00Z',
  note: '',
  ...over,
});
const refused = (status: number, code: string, errors?: object): PlayedAnswer => ({
  status,
  body: { message: `refused: ${code}`, code, ...(errors ? { errors } : {}) },
});
const uploaded = (id: number): PlayedAnswer => ({
  body: { id, token: `token-of-${id}`, image: `/media/upload/${id}/{size}.jpg`, alt: '', placeholder: '#468' },
});
const nothingToSolve: PlayedCalls = { 'GET /spa/captcha-challenge': () => ({ body: { type: null } }) };

function open(calls: PlayedCalls = {}) {
  const view = renderInPage(<ReviewPage uuid={UUID} />, {
    [READ]: () => ({ body: invitation() }),
    [DELETE]: () => ({ body: { result: true } }),
    ...nothingToSolve,
    ...calls,
  });
  const levels = async (name: string) => within(await screen.findByRole('radiogroup', { name }));
  return {
    ...view,
    async rate(name: string, word: string) {
      await view.user.click((await levels(name)).getByRole('radio', { name: word }));
    },
    async write(text = TEXT) {
      await view.user.click(await screen.findByRole('textbox', { name: /Your story/ }));
      await view.user.paste(text);
    },
    async choose(...files: File[]) {
      await screen.findByRole('group', { name: 'Photos' });
      // the button of the selector opens the browser's own dialog, which is this input
      const input = document.querySelector<HTMLInputElement>('input[type="file"]');
      if (!input) throw new Error('no file input');
      // what is dropped or pasted has not passed the list of types of the browser's dialog
      await userEvent.setup({ applyAccept: false }).upload(input, files);
    },
    submit: () => view.user.click(screen.getByRole('button', { name: 'Send review' })),
  };
}
const jpeg = (name: string) => new File(['photo'], name, { type: 'image/jpeg' });

afterEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
});

describe('whoever has travelled', () => {
  it('rates the whole and its parts, writes, adds a photo and is thanked', async () => {
    let isSent = false;
    const page = open({
      [READ]: () => ({ body: invitation({ state: isSent ? 'pending' : 'open' }) }),
      [UPLOAD]: () => uploaded(5),
      [SEND]: () => {
        isSent = true;
        return { body: invitation({ state: 'pending' }) };
      },
    });
    await page.rate('Overall', 'Excellent');
    await page.rate('Organizer', 'Excellent');
    await page.rate('Value for money', 'Good');
    await page.write();
    await page.choose(jpeg('pass.jpg'));
    expect(await screen.findByText('pass.jpg is uploaded')).toBeTruthy();
    await page.submit();

    const heading = await screen.findByRole('heading', { level: 1, name: 'Thank you for your review' });
    expect(document.activeElement).toBe(heading);
    expect(page.sent(SEND)).toEqual([
      {
        uuid: UUID,
        rating: 5,
        aspects: { organizer: 5, value: 4 },
        text: TEXT,
        images: [{ id: 5, token: 'token-of-5' }],
      },
    ]);
    const [form] = page.sent(UPLOAD);
    expect(form instanceof FormData && form.get('image')).toMatchObject({ name: 'pass.jpg', type: 'image/jpeg' });
  });

  it('is told what is missing at its field, and loses nothing', async () => {
    const page = open();
    await page.write('Nice');
    await page.submit();
    expect((await screen.findAllByText('Required field')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Minimum 30 characters').length).toBeGreaterThan(0);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Your story/ }).value).toBe('Nice');
    expect(page.sent(SEND)).toEqual([]);
  });

  it.each<[string, PlayedAnswer, string]>([
    ['the connection is lost', null, 'No connection'],
    ['the api refuses the words', refused(422, 'validation_failed', { text: ['Say it kindly'] }), 'Say it kindly'],
    [
      'a photo is gone',
      refused(422, 'validation_failed', { images: ['One of the photos is no longer there'] }),
      'One of the photos',
    ],
    ['the captcha fails', refused(429, 'too_many_requests'), 'refused: too_many_requests'],
  ])('keeps what was typed when %s', async (_case, answer, words) => {
    const page = open({ [SEND]: () => answer, [UPLOAD]: () => uploaded(5) });
    await page.rate('Overall', 'Fair');
    await page.write();
    await page.choose(jpeg('pass.jpg'));
    await screen.findByText('pass.jpg is uploaded');
    await page.submit();
    expect((await screen.findAllByText(new RegExp(words))).length).toBeGreaterThan(0);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Your story/ }).value).toBe(TEXT);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Fair', checked: true })).toBeTruthy();
    expect(screen.getByText('pass.jpg')).toBeTruthy();
  });

  it.each([
    ['reloaded by itself', BEFORE_RELOAD],
    ['been left or reloaded by hand', 'pagehide'],
  ])('finds everything again after the page has %s, photos too', async (_how, event) => {
    const first = open({ [UPLOAD]: () => uploaded(5) });
    await first.rate('Overall', 'Good');
    await first.write();
    await first.choose(jpeg('pass.jpg'));
    await screen.findByText('pass.jpg is uploaded');
    window.dispatchEvent(new Event(event));
    cleanup();

    const again = open({ [SEND]: () => ({ body: invitation({ state: 'pending' }) }) });
    expect(await screen.findByRole('img', { name: 'Photo 1' })).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Your story/ }).value).toBe(TEXT);
    await again.submit();
    await waitFor(() =>
      expect(again.sent(SEND)).toEqual([
        expect.objectContaining({ rating: 4, images: [{ id: 5, token: 'token-of-5' }] }),
      ]),
    );
  });

  it('is not asked about beds after an excursion of one day', async () => {
    const oneDay = invitation();
    open({ [READ]: () => ({ body: { ...oneDay, tour: { ...oneDay.tour, days: 1 } } }) });
    expect(await screen.findByRole('radiogroup', { name: 'Program' })).toBeTruthy();
    expect(screen.queryByRole('radiogroup', { name: 'Accommodation' })).toBeNull();
  });
});

describe('photos', () => {
  it('that are no pictures are not taken, and nothing is sent', async () => {
    const page = open();
    await page.choose(new File(['%PDF'], 'map.pdf', { type: 'application/pdf' }));
    expect((await screen.findByText(/map\.pdf:/)).textContent).toContain('image');
    expect(page.sent(UPLOAD)).toEqual([]);
  });

  it('that lie about being pictures are refused with the api’s words beside the file', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const page = open({ [UPLOAD]: () => refused(415, 'not_an_image') });
    await page.choose(jpeg('malware.jpg'));
    expect(await screen.findByText('refused: not_an_image')).toBeTruthy();
    await page.rate('Overall', 'Good');
    await page.write();
    await page.submit();
    await waitFor(() => expect(page.sent(SEND)).toEqual([expect.objectContaining({ images: [] })]));
  });

  it('are taken back with their own token', async () => {
    const page = open({ [UPLOAD]: () => uploaded(5) });
    await page.choose(jpeg('pass.jpg'));
    await screen.findByText('pass.jpg is uploaded');
    await page.user.click(screen.getByRole('button', { name: /Remove pass.jpg/ }));
    await waitFor(() => expect(screen.queryByText('pass.jpg')).toBeNull());
    expect(page.asked()).toContain('/spa/delete-image?id=5&token=token-of-5');
  });
});

describe('a link that was used', () => {
  it.each([
    ['pending', 'Thank you for your review', '/terskey-42'],
    ['published', 'Your review is published', '/terskey-42#reviews'],
    ['rejected', 'Your review is not published', '/terskey-42'],
  ] as const)('says that the review is %s', async (state, title, href) => {
    open({ [READ]: () => ({ body: invitation({ state, note: state === 'rejected' ? 'About another tour' : '' }) }) });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(href);
    expect(screen.queryByText('About another tour') !== null).toBe(state === 'rejected');
  });

  it('in another tab shows what became of that review', async () => {
    let reads = 0;
    const page = open({
      [READ]: () => ({ body: invitation({ state: reads++ === 0 ? 'open' : 'published' }) }),
      [SEND]: () => refused(409, 'review_exists'),
    });
    await page.rate('Overall', 'Good');
    await page.write();
    await page.submit();
    expect(await screen.findByRole('heading', { name: 'Your review is published' })).toBeTruthy();
  });

  it('expires while the page is open', async () => {
    let reads = 0;
    const page = open({
      [READ]: () => (reads++ === 0 ? { body: invitation() } : refused(410, 'review_expired')),
      [SEND]: () => refused(410, 'review_expired'),
    });
    await page.rate('Overall', 'Good');
    await page.write();
    await page.submit();
    expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeTruthy();
  });
});
