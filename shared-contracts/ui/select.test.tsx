import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './dialog.tsx';
import { Select } from './select.tsx';

const SORTS = [
  { id: 'default', label: 'Recommended' },
  { id: 'price', label: 'Price, low first' },
];

describe('Select', () => {
  it('a tourist sorts by price', async () => {
    const change = jest.fn();
    render(<Select label="Sort" options={SORTS} value="default" onChange={change} />);
    await userEvent.click(screen.getByRole('button', { name: /Recommended Sort/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Price, low first' }));
    expect(change).toHaveBeenCalledWith('price');
  });

  it('shows its placeholder and its error until something is chosen', () => {
    render(<Select label="Country" options={SORTS} value={null} placeholder="Choose" error="Required field" />);
    expect(screen.getByRole('button', { description: 'Required field' }).textContent).toContain('Choose');
  });

  it('Escape right after a choice closes the dialog around it: a list that fades out does not take it', async () => {
    const close = jest.fn();
    render(
      <Dialog backEntry={null} title="Preferences" isOpen onOpenChange={close}>
        <Select label="Sort" options={SORTS} value="default" />
      </Dialog>,
    );
    await userEvent.click(screen.getByRole('button', { name: /Recommended Sort/ }));
    // a transition that never ends
    const fading = { playState: 'running', finished: new Promise(() => {}) };
    Object.assign(Element.prototype, { getAnimations: () => [fading] });
    await userEvent.click(screen.getByRole('option', { name: 'Price, low first' }));
    expect(screen.getByRole('listbox', { hidden: true })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(close).toHaveBeenCalledWith(false);
    Reflect.deleteProperty(Element.prototype, 'getAnimations');
  });
});
