import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Sheet } from './sheet.tsx';

/** jsdom has no pointer events of its own: a mouse event with the fields a pointer has. */
function pointer(type: string, clientY: number) {
  const event = new MouseEvent(type, { bubbles: true, clientY });
  return Object.assign(event, { pointerType: 'touch', pointerId: 1 });
}

function pull(distance: number) {
  const head = screen.getByRole('heading', { name: 'Filters' });
  Object.assign(head.parentElement ?? head, { setPointerCapture: () => undefined });
  fireEvent(head, pointer('pointerdown', 100));
  fireEvent(head, pointer('pointermove', 100 + distance));
  fireEvent(head, pointer('pointerup', 100 + distance));
}

describe('Sheet', () => {
  it('is closed by pulling its head down', () => {
    render(
      <Sheet backEntry={null} title="Filters" defaultOpen>
        Words
      </Sheet>,
    );
    pull(40);
    expect(screen.getByRole('dialog', { name: 'Filters' })).toBeTruthy();
    pull(140);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
