import type { PlayedCalls } from '@cairn/shared-contracts/testing/render';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { BY_CODE, PROFILE, REGISTER, SEND_CODE, signInAnswers } from '../../../testing/sign-in-answers.ts';
import { LoginPanel } from './login-panel.tsx';

afterEach(() => sessionStorage.clear());

function open(flags: Record<string, boolean> = {}) {
  const onDone = jest.fn();
  return { onDone, ...renderInPage(<LoginPanel intent="book" onDone={onDone} />, signInAnswers(), { flags }) };
}

describe('a tourist logs in on the way to a booking', () => {
  it('with an account made on the way; the page knows who it is before going on', async () => {
    const { user, onDone, calls, sent } = open();
    await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Kate');
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'kate@cairn.example');
    await user.click(screen.getByRole('button', { name: 'Send me a code' }));
    await user.type(await screen.findByRole('textbox', { name: 'One-time code' }), '12345');
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(sent(REGISTER)).toHaveLength(1);
    const names = calls.map(({ name }) => name);
    expect(names.lastIndexOf(PROFILE)).toBeGreaterThan(names.indexOf(BY_CODE));
  });

  it('with the e-mail alone, when there is an account', async () => {
    const { user, onDone, sent } = open();
    await user.click(screen.getByRole('button', { name: 'I have an account' }));
    expect(screen.queryByRole('textbox', { name: 'Your name' })).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'kate@cairn.example');
    await user.click(screen.getByRole('button', { name: 'Send me a code' }));
    await user.type(await screen.findByRole('textbox', { name: 'One-time code' }), '12345');
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(sent(SEND_CODE)).toHaveLength(1);
    expect(sent(REGISTER)).toEqual([]);
  });

  it.each([
    [{ devOutbox: true }, 1],
    [{ devOutbox: false }, 0],
    [{}, 0],
  ])('and with the flags %j finds the code in the outbox: %i link', async (flags, links) => {
    const { user } = open(flags);
    await user.click(screen.getByRole('button', { name: 'I have an account' }));
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'kate@cairn.example');
    await user.click(screen.getByRole('button', { name: 'Send me a code' }));
    await screen.findByRole('textbox', { name: 'One-time code' });
    const found = screen.queryAllByRole('link', { name: 'Demo: read the code in the outbox' });
    expect(found.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual(
      Array.from({ length: links }, () => ['/dev/outbox', '_blank']),
    );
  });
});

const fillIn = async ({ user }: Pick<ReturnType<typeof open>, 'user'>) => {
  await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Kate');
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'kate@cairn.example');
};
const NO_LINE = 'No connection. Check it and try again.';

it('without a line says so, keeps what was typed, and goes on by the same button once the line is back', async () => {
  let isAway = true;
  const onDone = jest.fn();
  const answers = signInAnswers();
  const cut = (name: string): PlayedCalls => ({
    [name]: (call) => (isAway ? null : (answers[name]?.(call) ?? null)),
  });
  const calls: PlayedCalls = { ...answers, ...cut(REGISTER), ...cut(BY_CODE) };
  const view = renderInPage(<LoginPanel intent="book" onDone={onDone} />, calls);
  await fillIn(view);
  await view.user.click(screen.getByRole('button', { name: 'Send me a code' }));
  expect(await screen.findByText(NO_LINE)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveProperty('value', 'Kate');
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveProperty('value', 'kate@cairn.example');
  isAway = false;
  await view.user.click(screen.getByRole('button', { name: 'Send me a code' }));
  const code = await screen.findByRole('textbox', { name: 'One-time code' });
  isAway = true;
  await view.user.type(code, '12345');
  expect(await screen.findByText(NO_LINE)).toBeTruthy();
  expect(code).toHaveProperty('value', '12345');
  expect(onDone).not.toHaveBeenCalled();
  isAway = false;
  await view.user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
});

it('goes on after a reload, whose address says already that it is open', async () => {
  const [onDone, onBack] = [jest.fn(), jest.fn()];
  const panel = <LoginPanel intent="book" onDone={onDone} onBack={onBack} />;
  const view = renderInPage(panel, signInAnswers(), { path: '/here#log-in' });
  await fillIn(view);
  await view.user.click(screen.getByRole('button', { name: 'Send me a code' }));
  await view.user.type(await screen.findByRole('textbox', { name: 'One-time code' }), '12345');
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(onBack).not.toHaveBeenCalled();
});

describe('a reload while the mail is read', () => {
  const ask = async () => {
    const view = open();
    await fillIn(view);
    await view.user.click(screen.getByRole('button', { name: 'Send me a code' }));
    await screen.findByRole('textbox', { name: 'One-time code' });
    view.unmount();
  };

  it('leaves the code its field: no second one is asked for, and none is offered once it is used', async () => {
    await ask();
    const { user, onDone, sent, unmount } = open();
    await user.type(await screen.findByRole('textbox', { name: 'One-time code' }), '12345');
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(sent(REGISTER)).toEqual([]);
    unmount();
    open();
    expect(screen.getByRole('textbox', { name: 'Your name' })).toBeTruthy();
  });

  it('is no trap: another address can be given, and a code that has expired is forgotten', async () => {
    await ask();
    const { user, unmount } = open();
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toBeTruthy();
    unmount();
    await ask();
    const later = Date.now() + 3_600_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
    open();
    expect(screen.getByRole('textbox', { name: 'Your name' })).toBeTruthy();
    clock.mockRestore();
  });
});
