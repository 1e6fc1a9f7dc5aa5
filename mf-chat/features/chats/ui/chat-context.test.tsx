import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { chat, request } from '../../../testing/samples.ts';
import { ChatContext } from './chat-context.tsx';
import { ChatRow } from './chat-row.tsx';

const HOUR_MS = 3_600_000;
const GUEST = { 'GET /crm/api/user/profile': () => ({ status: 401, body: {} }) };
const open = (booking: ReturnType<typeof request>) =>
  renderInPage(<ChatContext chat={chat({ request: booking })} desk={null} />, GUEST);

describe('the booking beside its conversation', () => {
  it('says when, for how many and what it costs; what is charged now stands on the button and below it', () => {
    open(request(2));
    const aside = screen.getByRole('complementary', { name: 'About this tour' });
    expect(within(aside).getByText('Jun 14 – 21, 2027 · 2 people · €1,780')).toBeTruthy();
    expect(within(aside).getByText('Prepayment due')).toBeTruthy();
    const pay = within(aside).getByRole('link', { name: 'Prepay €267' });
    expect(pay.getAttribute('href')).toBe('/booking/pay/uuid/u');
    expect(
      within(aside).getByText(/^€267 is charged now\. Pay by .*2027.*, or the seats go back on sale\.$/),
    ).toBeTruthy();
  });

  it('says how long there is to pay, on the last day', () => {
    const inHours = (hours: number) => new Date(Date.now() + (hours + 0.01) * HOUR_MS).toISOString();
    const { unmount } = open({ ...request(2), deadline: inHours(23.5) });
    expect(screen.getByText('Time left').textContent).toBe('Time left23\u00a0h\u00a030\u00a0min');
    unmount();
    open({ ...request(2), deadline: inHours(25) });
    expect(screen.queryByText('Time left')).toBeNull();
  });

  it('what is due at once is paid, not prepaid', () => {
    open({ ...request(2), prepayment: 178_000 });
    expect(screen.getByRole('link', { name: 'Pay €1,780' })).toBeTruthy();
  });

  it('asks for no money before the organizer has confirmed, and after it came', () => {
    for (const status of [1, 3, 4, 6]) {
      const { unmount } = open(request(status));
      expect(screen.queryByText(/charged|Prepay €/)).toBeNull();
      expect(screen.getByRole('link', { name: 'Open booking' })).toBeTruthy();
      unmount();
    }
  });

  it('an organizer sees in the list which departure it is, and until when they have to answer', () => {
    renderInPage(
      <ChatRow chat={chat({ with: 'tourist', name: 'Hannah Weiss', request: request(1) })} isCurrent={false} />,
      GUEST,
    );
    expect(screen.getByText('Jun 14 – 21 · 2 people')).toBeTruthy();
    expect(screen.getByText(/^Answer by \S/)).toBeTruthy();
  });

  it('says the time, not the day, of an answer that is due within a day', () => {
    for (const hours of [1, 12, 23]) {
      const deadline = new Date(Date.now() + hours * HOUR_MS).toISOString();
      const tourist = chat({ with: 'tourist', request: { ...request(1), deadline } });
      const { unmount } = renderInPage(<ChatRow chat={tourist} isCurrent={false} />, GUEST);
      expect(screen.getByText(/^Answer by \d\d:\d\d$/)).toBeTruthy();
      unmount();
    }
  });
});
