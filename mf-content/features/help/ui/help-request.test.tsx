import type { Profile } from '@cairn/shared-contracts/api/user.schema';
import { HELP_REQUEST_TYPES } from '@cairn/shared-contracts/domain/help-requests';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { bodyOf, EMPTY, numberIn } from '../model/help-values.ts';
import { HelpCenter } from './help-center.tsx';
import { HelpRequestPage } from './help-request.tsx';

// all that the form asks of them
const PERSON = { id: 9, first_name: 'Anna', email: 'anna@example.org' } as Profile;
const TRIP = {
  ...{ start: '2027-06-14', end: '2027-06-21', tourists_count: 2, currency: 'EUR', paid: 0 },
  organizer: { id: 4, name: 'Ala-Too Trekking', avatar: null },
  tour: { id: 1, slug: 'terskey-1', name: 'Terskey', image: null },
};
const ASK = 'POST /spa/submit-help-request';
beforeEach(() => sessionStorage.clear());

describe('a person asks for help', () => {
  it('about a closed border: with its own fields, and gets the number of the case', async () => {
    const { user, sent } = renderInPage(<HelpRequestPage type="quarantine_refund" />, {
      [ASK]: () => ({ body: { result: true, number: 'HR-2026-000007' } }),
    });
    const form = within(screen.getByRole('form', { name: 'A border, park or road closed' }));
    await user.type(form.getByRole('textbox', { name: /Number of the booking/ }), '48213');
    await user.click(form.getByRole('radio', { name: 'A border crossing' }));
    await user.click(form.getByRole('radio', { name: 'Money back' }));
    await user.type(form.getByLabelText(/Since when/), '2026-11-18');
    await user.type(form.getByRole('textbox', { name: /E-mail/ }), 'anna@example.org');
    await user.type(form.getByRole('textbox', { name: /What happened/ }), 'It closed on 18 November.');
    await user.click(form.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('HR-2026-000007')).toBeTruthy();
    expect(screen.getByText(/answers to anna@example.org/)).toBeTruthy();
    expect(sent(ASK)).toEqual([
      {
        ...{ type: 'quarantine_refund', request_id: 48213, closed: 'border', wish: 'money', date: '2026-11-18' },
        ...{ email: 'anna@example.org', text: 'It closed on 18 November.' },
      },
    ]);
  });

  it('about one of their own bookings, or about another by its number', async () => {
    const trip = (id: number, name: string) => ({ ...TRIP, id, tour: { ...TRIP.tour, name } });
    const { user, sent } = renderInPage(
      <HelpRequestPage type="add_email_to_request" />,
      {
        [ASK]: () => ({ body: { result: true, number: 'HR-2026-000008' } }),
        'GET /crm/api/user/trips': () => ({
          body: { coming: [trip(31, 'Terskey')], past: [{ ...trip(12, 'Svaneti'), paid: 26_700 }] },
        }),
      },
      { user: PERSON },
    );
    const picker = within(await screen.findByRole('radiogroup', { name: /Which booking/ }));
    expect(picker.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      '31',
      '12',
      'other',
    ]);
    expect(screen.getByText('Jun 14, 2027 – Jun 21, 2027 · 2 tourists · no. 31')).toBeTruthy();
    expect(picker.getByRole('radio', { name: /Svaneti.*Ala-Too Trekking.*Paid €267/ })).toBeTruthy();
    expect(picker.queryByRole('radio', { name: /Terskey.*Paid/ })).toBeNull();
    await user.click(picker.getByRole('radio', { name: /Another booking/ }));
    expect(screen.getByRole('textbox', { name: /Number of the booking/ })).toBeTruthy();
    await user.click(picker.getByRole('radio', { name: /Svaneti/ }));
    expect(screen.queryByRole('textbox', { name: /Number of the booking/ })).toBeNull();
    const email = screen.getByRole('textbox', { name: /E-mail/ });
    await user.clear(email);
    await user.type(email, 'anna@example.org');
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    await screen.findByText('HR-2026-000008');
    expect(sent(ASK)).toEqual([{ type: 'add_email_to_request', request_id: 12, email: 'anna@example.org' }]);
  });

  it.each([
    ['cashback', 1],
    ['common_help', 0],
  ] as const)('%s: is told where a booking stays as it is', (type, lines) => {
    renderInPage(<HelpRequestPage type={type} />, {});
    expect(screen.queryAllByText('Nothing about your booking changes yet.')).toHaveLength(lines);
  });

  it('and is told what is missing', async () => {
    const { user, sent } = renderInPage(<HelpRequestPage type="certificate" />, {});
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    expect((await screen.findAllByText('Required field')).length).toBeGreaterThanOrEqual(2);
    expect(sent(ASK)).toEqual([]);
  });

  it('among all seventeen kinds, each with an address of its own', () => {
    renderInPage(<HelpRequestPage type={null} />, {});
    const kinds = within(screen.getByRole('navigation', { name: 'What it is about' })).getAllByRole('link');
    expect(kinds.map((link) => link.getAttribute('href')).sort()).toEqual(
      HELP_REQUEST_TYPES.map((type) => `/help-center/write?type=${type}#form`).sort(),
    );
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('of one group, and the others are named above', () => {
    renderInPage(<HelpRequestPage type={null} group="forYou" />, {});
    const kinds = within(screen.getByRole('navigation', { name: 'What it is about' }));
    expect(kinds.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Booking and money5 kinds', null],
      ['Choosing a tour5 kinds', null],
      ['A tour for you3 kinds', 'true'],
      ['Account and the rest4 kinds', null],
      ['A tour for a company', null],
      ['An individual tour', null],
      ['Call me back', null],
    ]);
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('about an organizer only where organizers have names', () => {
    const site = { organizer: { forceHideOrganizers: true } };
    renderInPage(<HelpRequestPage type="organizer_request" />, {}, { site });
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.queryByRole('link', { name: 'A question about an organizer' })).toBeNull();
    expect(screen.getAllByRole('link', { name: /./ }).length).toBeGreaterThan(15);
  });

  it('with a file, which is shown again when the form comes back', async () => {
    const calls = {
      [ASK]: () => ({ body: { result: true, number: 'HR-2026-000009' } }),
      'GET /spa/captcha-challenge': () => ({ body: { type: null } }),
      'POST /spa/upload-help-file': () => ({ body: { id: 5, token: 't'.repeat(43), name: 'notice.pdf' } }),
    };
    const first = renderInPage(<HelpRequestPage type="common_help" />, calls);
    await first.user.type(screen.getByRole('textbox', { name: /E-mail/ }), 'anna@example.org');
    await first.user.type(screen.getByRole('textbox', { name: /In your words/ }), 'See the file.');
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('there is no place for files');
    await first.user.upload(input, new File(['x'], 'notice.pdf', { type: 'application/pdf' }));
    await screen.findByText('notice.pdf is uploaded');
    first.unmount();

    const again = renderInPage(<HelpRequestPage type="common_help" />, calls);
    expect(await screen.findByRole('button', { name: 'Remove notice.pdf' })).toBeTruthy();
    await again.user.click(screen.getByRole('button', { name: 'Send request' }));
    await screen.findByText('HR-2026-000009');
    expect(again.sent(ASK)).toEqual([
      {
        ...{ type: 'common_help', email: 'anna@example.org', text: 'See the file.' },
        files: [{ id: 5, token: 't'.repeat(43) }],
      },
    ]);
  });

  it.each([
    ['https://cairn.example/de/song-kul-trek-7?people=2', 7],
    ['12', 12],
    ['/tour-provider/4#reviews', 4],
    ['no number', undefined],
    ['0', undefined],
  ])('a number is read in "%s"', (text, number) => {
    expect(numberIn(text)).toBe(number);
  });

  it('nothing is sent that the kind does not ask', () => {
    expect(bodyOf('add_email_to_request', { ...EMPTY, request_id: '7', email: ' a@example.org ', text: 'x' })).toEqual({
      ...{ type: 'add_email_to_request', request_id: 7, email: 'a@example.org' },
    });
  });
});

describe('the help center', () => {
  const article = { topic: 'booking', is_frequent: false, content_language: 'en-US', answer: '' };
  const all = [
    { ...article, slug: 'charged', title: 'When am I charged?', is_frequent: true, answer: '<p>Never before.</p>' },
    { ...article, slug: 'dates', title: 'Daten ändern', content_language: 'de' },
  ];

  it('has answers by topic, those asked most often with the answer', async () => {
    renderInPage(<HelpCenter />, { 'GET /spa/help-articles': () => ({ body: { items: all } }) });
    expect(await screen.findByRole('heading', { name: 'Booking and payment' })).toBeTruthy();
    const links = screen.getAllByRole('link', { name: 'When am I charged?' });
    expect(links[0]?.getAttribute('href')).toBe('/help-center/charged');
    expect(screen.getByRole('link', { name: 'Daten ändern' }).closest('[lang]')?.getAttribute('lang')).toBe('de');
    const open = screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);
    expect(open).toEqual(['When am I charged?']);
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(data)).toMatchObject({ '@type': 'FAQPage', mainEntity: [{ name: 'When am I charged?' }] });
  });

  it('finds while somebody types', async () => {
    const { user, asked } = renderInPage(<HelpCenter />, {
      'GET /spa/help-articles': ({ url }) => ({
        body: { items: url.searchParams.get('phrase') ? all.slice(0, 1) : all },
      }),
    });
    await user.type(await screen.findByRole('searchbox'), 'chargd');
    expect(await screen.findByRole('heading', { name: '1 answer' })).toBeTruthy();
    await waitFor(() => expect(asked().at(-1)).toContain('phrase=chargd'));
    expect(screen.queryByRole('heading', { name: 'Booking and payment' })).toBeNull();
  });
});
