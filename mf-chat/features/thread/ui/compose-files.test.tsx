import { captchaChallenge } from '@cairn/shared-contracts/api/captcha.calls';
import { ToastRegion } from '@cairn/shared-contracts/ui/toast';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { chat, message, page } from '../../../testing/samples.ts';
import { ThreadView } from './thread-view.tsx';

const SEND = 'POST /crm/api/chat/send-message';
const FILE = 'POST /crm/api/file/upload';
const IMAGE = 'POST /crm/api/image/upload';
const CAPTCHA = `GET ${captchaChallenge.path}`;
const pdf = (name: string) => new File(['x'], name, { type: 'application/pdf' });
const png = (name: string) => new File(['x'], name, { type: 'image/png' });

function open({ refuse = false, isDown = false } = {}) {
  let isAway = isDown;
  const uploaded = (id: number) => () => {
    if (refuse) return { status: 415, body: { message: 'Not a file we take', code: 'file_type_not_taken' } };
    const answer = isAway ? { status: 503, body: { message: 'Out of order', code: 'overloaded' } } : { body: { id } };
    isAway = false;
    return answer;
  };
  const view = renderInPage(
    <>
      <ToastRegion />
      <ThreadView chat={chat()} first={page([])} />
    </>,
    {
      [IMAGE]: uploaded(41),
      [FILE]: uploaded(42),
      [CAPTCHA]: () => ({ body: { type: null } }),
      [SEND]: ({ body }) => ({ body: message(1, { direction: 'output', ...(body as object) }) }),
    },
  );
  return { ...view, sent: () => view.sent(SEND) };
}
const files = () => screen.findByRole('list', { name: 'Files that go with the message' });
const input = () => {
  const found = screen.getAllByLabelText('Attach files').find((one) => one instanceof HTMLInputElement);
  if (!found) throw new Error('no field for files');
  return found;
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
});
afterEach(() => {
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

describe('files of a message', () => {
  it('go one a message, the words with the first, pictures where pictures go', async () => {
    const { user, sent, calls } = open();
    await user.upload(input(), [png('hut.png'), pdf('map.pdf')]);
    await user.type(screen.getByLabelText('Message'), 'Is it this hut?');
    await within(await files()).findAllByText('1 byte');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()).toMatchObject([
      { message: 'Is it this hut?', file_id: 41 },
      { message: '', file_id: 42 },
    ]);
    expect(
      calls
        .map(({ name }) => name)
        .filter((name) => name === FILE || name === IMAGE)
        .sort(),
    ).toEqual([FILE, IMAGE]);
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Files that go with the message' })).toBeNull());
  });

  it('are pasted and dropped', async () => {
    const { container } = open();
    fireEvent.paste(screen.getByLabelText('Message'), { clipboardData: { files: [png('pasted.png')] } });
    const thread = container.querySelector('section');
    if (!thread) throw new Error('no conversation');
    const dataTransfer = { types: ['Files'], files: [pdf('dropped.pdf')] };
    fireEvent.dragOver(thread, { dataTransfer });
    expect(screen.getByText('Drop files to attach them')).toBeTruthy();
    fireEvent.drop(thread, { dataTransfer });
    expect(screen.queryByText('Drop files to attach them')).toBeNull();
    const list = await files();
    expect(within(list).getByText('pasted.png')).toBeTruthy();
    expect(within(list).getByText('dropped.pdf')).toBeTruthy();
    await within(list).findAllByText('1 byte');
  });

  it('that are refused say why, hold the message back and can be taken away', async () => {
    const announced = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, sent } = open({ refuse: true });
    await user.upload(input(), pdf('virus.exe'));
    expect(await within(await files()).findByText('Not a file we take')).toBeTruthy();
    // the same file would be refused again
    expect(screen.queryByRole('button', { name: 'Try again: virus.exe' })).toBeNull();
    await user.type(screen.getByLabelText('Message'), 'Here{Enter}');
    expect(screen.getByText(/^A file could not be uploaded\. Try it again, or remove it/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
    expect(sent()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove virus.exe' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent()).toMatchObject([{ message: 'Here' }]));
    announced.mockRestore();
  });

  it('that did not get through are sent again', async () => {
    const announced = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user } = open({ isDown: true });
    await user.upload(input(), pdf('map.pdf'));
    await user.click(await screen.findByRole('button', { name: 'Try again: map.pdf' }));
    expect(await within(await files()).findByText('1 byte')).toBeTruthy();
    expect(screen.queryByText('Out of order')).toBeNull();
    announced.mockRestore();
  });

  it('that only call themselves pictures are shown as files', async () => {
    const { user } = open();
    await user.upload(input(), png('photo.png'));
    const list = await files();
    const picture = await waitFor(() => {
      const found = list.querySelector('img');
      if (!found) throw new Error('no preview');
      return found;
    });
    // as a browser does that cannot read it
    fireEvent.error(picture);
    expect(list.querySelector('img')).toBeNull();
    expect(within(list).getByText('photo.png')).toBeTruthy();
  });

  it('that are empty are not taken, and the others are', async () => {
    const { user, calls } = open();
    await user.upload(input(), [new File([], 'notes.txt', { type: 'text/plain' }), pdf('map.pdf')]);
    expect(await screen.findByText('Nothing in it: notes.txt')).toBeTruthy();
    await within(await files()).findAllByText('1 byte');
    expect(calls.filter(({ name }) => name === FILE)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Close' }));
  });

  it('that are too large are not taken', async () => {
    const { user } = open();
    const large = Object.defineProperty(pdf('film.pdf'), 'size', { value: 30_000_000 });
    await user.upload(input(), large);
    expect(await screen.findByText('Too large or too many: film.pdf')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close' }));
  });
});
