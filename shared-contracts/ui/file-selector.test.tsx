import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createI18n } from '../i18n/create-i18n.ts';
import { TextsContext } from '../i18n/use-translation.ts';
import { FileSelector, type FileSelectorProps, type UploadContext } from './file-selector.tsx';
import de from './i18n/de.json' with { type: 'json' };

const fileOf = (name: string, type: string, size = 10) => new File(['x'.repeat(size)], name, { type });
const png = fileOf('lake.png', 'image/png');
const pdf = fileOf('plan.pdf', 'application/pdf');
const idOf = async (file: File) => file.name;

function show(props: Partial<FileSelectorProps<string>> = {}) {
  const change = jest.fn();
  const { container } = render(<FileSelector label="Papers" upload={idOf} onChange={change} maxFiles={5} {...props} />);
  const input = container.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('files are chosen in the browser’s own dialog');
  // a file that is dropped or pasted does not pass the browser's accept list: neither do these
  const choose = (...files: File[]) => userEvent.upload(input, files, { applyAccept: false });
  return { change, input, choose };
}

describe('FileSelector', () => {
  it('uploads several files, and tells what is there', async () => {
    const { change, choose } = show();
    await choose(png, pdf);
    expect(change).toHaveBeenLastCalledWith(['lake.png', 'plan.pdf']);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('lake.png is uploaded')).toBeTruthy();
  });

  it('shows what picture it is, and an icon for any other file', async () => {
    const revoked: string[] = [];
    Object.assign(URL, {
      createObjectURL: (file: File) => `blob:${file.name}`,
      revokeObjectURL: (made: string) => revoked.push(made),
    });
    const { choose } = show();
    await choose(png, pdf);
    const [picture, paper] = screen.getAllByRole('listitem');
    expect(picture?.querySelector('img')?.src).toBe('blob:lake.png');
    expect(paper?.querySelector('img')).toBeNull();
    expect(paper?.querySelector('svg')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove lake.png' }));
    expect(revoked).toEqual(['blob:lake.png']);
  });

  it('asks the dialog of the browser for the accepted files', () => {
    const { input } = show({ accept: ['.pdf', 'image/*'], maxFiles: 1 });
    expect(input.accept).toBe('.pdf,image/*');
    expect(input.multiple).toBe(false);
  });

  it('shows how far every file is', async () => {
    const { resolve, promise } = Promise.withResolvers<string>();
    let context: UploadContext | undefined;
    const upload = (_file: File, given: UploadContext) => {
      context = given;
      return promise;
    };
    const { change, choose } = show({ upload });
    await choose(png);
    act(() => context?.onProgress(0.4));
    expect(screen.getByRole('progressbar', { name: 'Uploading lake.png' })).toHaveProperty('value', 40);
    expect(change).not.toHaveBeenCalled();
    await act(async () => resolve('7'));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(change).toHaveBeenLastCalledWith(['7']);
  });

  it('takes a file back, also while it is on its way', async () => {
    let context: UploadContext | undefined;
    const upload = (_file: File, given: UploadContext) => {
      context = given;
      return new Promise<string>(() => {});
    };
    const { change, choose } = show({ upload });
    await choose(png);
    await userEvent.click(screen.getByRole('button', { name: 'Remove lake.png' }));
    expect(context?.signal.aborted).toBe(true);
    expect(screen.queryByRole('listitem')).toBeNull();
    expect(change).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose files' }));
  });

  it('asks the owner to remove what is uploaded', async () => {
    const remove = jest.fn(async (_id: string) => undefined);
    const { change, choose } = show({ onRemove: remove });
    await choose(png, pdf);
    await userEvent.click(screen.getByRole('button', { name: 'Remove lake.png' }));
    expect(remove.mock.calls).toEqual([['lake.png']]);
    expect(change).toHaveBeenLastCalledWith(['plan.pdf']);
    expect(screen.getByText('lake.png is removed')).toBeTruthy();
  });

  it('says beside the file that it could not be removed, until it is', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const remove = jest.fn<(id: string) => Promise<void>>().mockRejectedValueOnce(new Error('no line'));
    const { change, choose } = show({ onRemove: remove });
    await choose(png, pdf);
    const row = () => screen.getAllByRole('listitem')[0] ?? document.body;
    await userEvent.click(screen.getByRole('button', { name: 'Remove lake.png' }));
    expect(within(row()).getByRole('alert').textContent).toBe('The file was not removed. Try again.');
    expect(change).toHaveBeenLastCalledWith(['lake.png', 'plan.pdf']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove lake.png' }));
    expect(screen.queryByRole('listitem', { name: /lake/ })).toBeNull();
    expect(change).toHaveBeenLastCalledWith(['plan.pdf']);
    expect(screen.queryByText('The file was not removed. Try again.')).toBeNull();
  });

  it('lets a failed upload be tried again', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    let tries = 0;
    const upload = async () => {
      tries += 1;
      if (tries === 1) throw { kind: 'refused', message: 'The disk is full' };
      return '7';
    };
    const { change, choose } = show({ upload });
    await choose(png);
    expect(within(screen.getByRole('listitem')).getByRole('alert').textContent).toBe('The disk is full');
    await userEvent.click(screen.getByRole('button', { name: 'Try again: lake.png' }));
    expect(change).toHaveBeenLastCalledWith(['7']);
  });

  it.each(['not_an_image', 'file_type_mismatch', 'broken_image', 'too_many_pixels', 'file_empty', 'file_too_large'])(
    'offers no second try of a file that is itself the fault (%s): it can only be removed',
    async (code) => {
      jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      const { choose } = show({ upload: () => Promise.reject({ kind: 'refused', status: 415, code, message: code }) });
      await choose(png);
      const row = within(screen.getByRole('listitem'));
      expect(row.getByRole('alert').textContent).toBe(code);
      expect(row.getAllByRole('button')).toEqual([row.getByRole('button', { name: 'Remove lake.png' })]);
      await userEvent.click(row.getByRole('button', { name: 'Remove lake.png' }));
      expect(screen.queryByRole('listitem')).toBeNull();
    },
  );

  it.each([
    // the api has said it in that language
    [
      { kind: 'refused', code: 'broken_image', message: 'Das Bild ist beschädigt', fields: {} },
      'Das Bild ist beschädigt',
    ],
    [{ kind: 'offline' }, de.form.offline],
    [{ kind: 'broken', message: 'HTTP 500' }, de.form.failed],
    [new TypeError('of a script'), de.fileSelector.failed],
  ])('says in the reader’s language why %j was not taken', async (error, words) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const upload = () => Promise.reject(error);
    const { container } = render(
      <TextsContext value={createI18n('de-DE', { kit: de })}>
        <FileSelector label="Fotos" upload={upload} onChange={() => undefined} />
      </TextsContext>,
    );
    const input = container.querySelector<HTMLInputElement>('input[type="file"]');
    if (input) await userEvent.upload(input, png);
    expect(within(screen.getByRole('listitem')).getByRole('alert').textContent).toBe(words);
  });

  it.each<[string, Partial<FileSelectorProps<string>>, string]>([
    ['no picture', { isImageOnly: true }, 'plan.pdf: File type must start with image/'],
    ['of no accepted type', { accept: ['.docx'] }, 'plan.pdf: This type of file is not accepted'],
    ['too large', { maxSize: 5 }, 'plan.pdf: Maximum 5 byte'],
  ])('says in its place what is wrong with a file that is %s', async (_what, props, words) => {
    const { change, choose } = show(props);
    await choose(pdf);
    expect(screen.getByRole('alert').textContent).toBe(words);
    expect(change).not.toHaveBeenCalled();
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('takes no more files than wanted', async () => {
    const { change, choose } = show({ maxFiles: 2 });
    await choose(png, pdf, fileOf('more.pdf', 'application/pdf'));
    expect(change).toHaveBeenLastCalledWith(['lake.png', 'plan.pdf']);
    expect(screen.getByRole('alert').textContent).toBe('more.pdf: Maximum 2 files');
  });

  it('takes pasted files: a drop zone that the keyboard reaches', async () => {
    show();
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/Drop files here/);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose files' }));
  });

  it('shows the message of the form', () => {
    show({ error: 'Required field' });
    expect(screen.getByRole('group', { name: 'Papers', description: 'Required field' })).toBeTruthy();
  });
});
