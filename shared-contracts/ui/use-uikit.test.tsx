import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { PhoneInput } from './phone-input.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const ignore = () => undefined;
const widthOf = (role: string) =>
  screen.getByRole(role).closest<HTMLElement>('[data-sheet]')?.style.getPropertyValue('--modal-width');

describe('what a site gives to all components of the kit', () => {
  it.each([
    ['the width of §9', {}, '489px'],
    ['the width of its configuration', { uikit: { defaultModalWidth: 640 } }, '640px'],
  ])('dialogs have %s', (_case, site, width) => {
    const dialog = renderPage(
      <Dialog backEntry={null} title="Hello" isOpen onOpenChange={ignore}>
        World
      </Dialog>,
      { site },
    );
    expect(widthOf('dialog')).toBe(width);
    dialog.unmount();
    renderPage(
      <ConfirmDialog backEntry={null} title="Sure" isOpen onConfirm={ignore}>
        It cannot be undone
      </ConfirmDialog>,
      { site },
    );
    expect(widthOf('alertdialog')).toBe(width);
  });

  it('a dialog that asks for a width of its own has that', () => {
    renderPage(
      <Dialog backEntry={null} title="Hello" isOpen onOpenChange={ignore} width={700}>
        World
      </Dialog>,
    );
    expect(widthOf('dialog')).toBe('700px');
  });

  it.each([
    ['of §9', {}, '+1'],
    ['of its configuration', { uikit: { defaultCountry: 'DE' } }, '+49'],
  ])('phone inputs start with the country %s', (_case, site, code) => {
    renderPage(<PhoneInput label="Phone" value="" onChange={ignore} />, { site });
    expect(screen.getByRole('button', { name: new RegExp(`\\${code}`) })).toBeTruthy();
  });

  const defaultInputProps = { placeholder: 'Type here', autoComplete: 'off' };
  it.each([
    ['nothing by default', {}, '', ''],
    ['what its configuration says', { uikit: { defaultInputProps } }, 'Type here', 'off'],
  ])('text fields get %s', (_case, site, placeholder, autocomplete) => {
    renderPage(
      <>
        <TextField label="Name" />
        <TextArea label="Note" />
      </>,
      { site },
    );
    for (const name of ['Name', 'Note']) {
      const field = screen.getByRole<HTMLInputElement>('textbox', { name });
      expect([field.placeholder, field.autocomplete]).toEqual([placeholder, autocomplete]);
    }
  });

  it('what a field says itself goes before', () => {
    const site = { uikit: { defaultInputProps } };
    renderPage(<TextField label="Name" placeholder="As in your passport" />, { site });
    expect(screen.getByRole<HTMLInputElement>('textbox').placeholder).toBe('As in your passport');
  });

  it.each([
    ['by default', {}, 'Select an item'],
    ['of its configuration', { uikit: { defaultDropdownProps: { placeholder: 'Choose one' } } }, 'Choose one'],
  ])('drop-downs have the placeholder %s', (_case, site, placeholder) => {
    renderPage(<Select label="Sort" options={[{ id: 'a', label: 'A' }]} value={null} />, { site });
    expect(screen.getByRole('button').textContent).toContain(placeholder);
  });
});
