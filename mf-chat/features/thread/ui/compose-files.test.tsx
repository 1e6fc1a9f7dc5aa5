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

function open({ refuse = false } = {}) {
  const uploaded = (id: number) => () =>
    refuse ? { status: 422, body: { message: 'Not a file we take', code: 'file_type_not_taken' } } : { body: { id } };
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
    await user.type(screen.getByLabelText('Message'), 'Here{Enter}');
    expect(sent()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove virus.exe' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent()).toMatchObject([{ message: 'Here' }]));
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

  it('that are too large are not taken', async () => {
    const { user } = open();
    const large = Object.defineProperty(pdf('film.pdf'), 'size', { value: 30_000_000 });
    await user.upload(input(), large);
    expect(await screen.findByText('Too large or too many: film.pdf')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close' }));
  });
});
