import type { PlayedAnswer } from '@cairn/shared-contracts/testing/render';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { chat } from '../../../testing/samples.ts';
import { AskOrganizer } from './ask-organizer.tsx';

const ASK = 'POST /crm/api/chat/get-chat-with-organizer';

function open({ isGuest = false, answers = [] as PlayedAnswer[] } = {}) {
  const view = renderInPage(
    <AskOrganizer organizerId={3} tourId={7} organizerName="Ala-Too Trekking" replyHours={3} />,
    {
      ...(isGuest ? {} : { 'GET /crm/api/user/profile': () => ({ body: { id: 9 } }) }),
      [ASK]: () => answers.shift() ?? { body: chat() },
    },
  );
  return { ...view, asked: () => view.sent(ASK) };
}

const question = { organizer_id: 3, tour_id: 7, message: 'Is there a sauna?', client_key: expect.any(String) };

const reopen = async ({ user }: ReturnType<typeof open>) => {
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Ask a question' }));
  return screen.findByLabelText('Your question');
};

beforeEach(() => sessionStorage.clear());

describe('asking the organizer', () => {
  it('sends the question and shows where the answer will be', async () => {
    const { user, asked } = open();
    await user.click(screen.getByRole('button', { name: 'Ask a question' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ask Ala-Too Trekking' });
    expect(within(dialog).getByText('This form is protected from robots by a captcha.')).toBeTruthy();
    await user.type(within(dialog).getByLabelText('Your question'), ' Is there a sauna? ');
    await user.click(within(dialog).getByRole('button', { name: 'Send question' }));
    const link = await within(dialog).findByRole('link', { name: 'Open the conversation' });
    expect(link.getAttribute('href')).toBe('/chat/5');
    expect(asked()).toEqual([question]);
  });

  it('is one question when no answer came and it is sent again', async () => {
    const { user, asked } = open({ answers: [{ status: 502, body: {} }] });
    await user.click(screen.getByRole('button', { name: 'Ask a question' }));
    await user.type(await screen.findByLabelText('Your question'), 'Is there a sauna?');
    const send = screen.getByRole('button', { name: 'Send question' });
    await user.click(send);
    await screen.findByRole('alert');
    await user.click(send);
    await screen.findByRole('link', { name: 'Open the conversation' });
    expect(asked()).toHaveLength(2);
    expect(asked()[1]).toEqual(asked()[0]);
  });

  it('holds 10,000 signs with a word about it, and loses none of them', async () => {
    const { user, asked } = open();
    await user.click(screen.getByRole('button', { name: 'Ask a question' }));
    const area = await screen.findByLabelText('Your question');
    await user.click(area);
    await user.paste('x'.repeat(10_000));
    await user.click(screen.getByRole('button', { name: 'Send question' }));
    expect(screen.getAllByText(/^Maximum 4,000 characters: 6,000 are too many\./).length).toBeGreaterThan(0);
    expect(area).toHaveProperty('value', 'x'.repeat(10_000));
    expect(asked()).toEqual([]);
  });

  it('stands open where another button has opened it, and tells of its end', async () => {
    const onClose = jest.fn();
    const { user } = renderInPage(
      <AskOrganizer organizerId={3} tourId={7} organizerName="Ala-Too Trekking" replyHours={null} onClose={onClose} />,
    );
    await screen.findByRole('dialog', { name: 'Ask Ala-Too Trekking' });
    expect(screen.queryByRole('button', { name: 'Ask a question' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('asks a guest to log in first, and keeps the question', async () => {
    const { user, asked } = open({ isGuest: true });
    await user.click(screen.getByRole('button', { name: 'Ask a question' }));
    await user.type(await screen.findByLabelText('Your question'), 'Is there a sauna?');
    await user.click(screen.getByRole('button', { name: 'Send question' }));
    expect(asked()).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Log in as Kate' }));
    expect(await screen.findByRole('link', { name: 'Open the conversation' })).toBeTruthy();
    expect(asked()).toEqual([question]);
  });

  it.each([
    ['while it is written', false],
    ['instead of logging in', true],
  ])('keeps the question when the dialog is closed %s', async (_when, isAtLogin) => {
    const view = open({ isGuest: true });
    await view.user.click(screen.getByRole('button', { name: 'Ask a question' }));
    await view.user.type(await screen.findByLabelText('Your question'), 'Is there a sauna?');
    if (isAtLogin) {
      await view.user.click(screen.getByRole('button', { name: 'Send question' }));
      await screen.findByRole('button', { name: 'Log in as Kate' });
    }
    expect(await reopen(view)).toHaveProperty('value', 'Is there a sauna?');
  });

  it.each([{ isGuest: false }, { isGuest: true }])('starts anew after a question was sent: %j', async (who) => {
    const view = open(who);
    await view.user.click(screen.getByRole('button', { name: 'Ask a question' }));
    await view.user.type(await screen.findByLabelText('Your question'), 'Is there a sauna?');
    await view.user.click(screen.getByRole('button', { name: 'Send question' }));
    if (who.isGuest) await view.user.click(await screen.findByRole('button', { name: 'Log in as Kate' }));
    await screen.findByRole('link', { name: 'Open the conversation' });
    expect(await reopen(view)).toHaveProperty('value', '');
  });

  it.each(['', '\u200b \u2060'])('wants a question before it sends one: %j is none', async (question) => {
    const { user, asked } = open();
    await user.click(screen.getByRole('button', { name: 'Ask a question' }));
    await user.click(await screen.findByLabelText('Your question'));
    if (question) await user.paste(question);
    await user.click(await screen.findByRole('button', { name: 'Send question' }));
    expect(screen.getByText('Write your question first')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Your question'));
    expect(asked()).toEqual([]);
  });
});
