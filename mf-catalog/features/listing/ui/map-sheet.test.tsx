import { renderPage } from '@cairn/shared-contracts/testing/render';
import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import texts from '../../../i18n/en-US.json' with { type: 'json' };
import { sampleTour } from '../../../testing/sample-tours.ts';
import { listingFilter } from '../model/listing-filter.ts';
import { MapSheet } from './map-sheet.tsx';

const filter = listingFilter(undefined, new URLSearchParams(), 'EUR');
/** the map, one of whose pins may be open at first: its own cards lie where the sheet's would */
function PinnedMap({ hasPin }: { hasPin: boolean }) {
  const [isOpen, setIsOpen] = useState(hasPin);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(false)}>
        Close the pin
      </button>
      <MapSheet
        {...{ tours: isOpen ? [] : [sampleTour()], filter }}
        found="38 tours"
        pointed={[]}
        onPoint={jest.fn()}
      />
    </>
  );
}
const open = (hasPin = false) =>
  renderPage(<PinnedMap hasPin={hasPin} />, { path: '/tours?view=map', texts: { 'mf-catalog': texts } });
/** a finger goes from the sheet's head to a height of the screen, px */
function swipeTo(clientY: number) {
  // jsdom's pointer events are nowhere
  fireEvent(screen.getByText('38 tours'), new MouseEvent('pointerdown', { bubbles: true, clientY: 500 }));
  fireEvent(window, new MouseEvent('pointerup', { clientY }));
}
const cards = () => screen.queryByRole('list', { name: 'Tours of this page' });

describe('the sheet over the map', () => {
  it('goes down by a finger, and up again; from there on up is the list', async () => {
    const { path } = open();
    expect(cards()).toBeTruthy();
    swipeTo(600);
    await waitFor(() => expect(cards()).toBeNull());
    swipeTo(400);
    await waitFor(() => expect(cards()).toBeTruthy());
    expect(path()).toBe('/tours?view=map');
    swipeTo(400);
    await waitFor(() => expect(path()).toBe('/tours'));
  });

  it.each([
    ['up', 400],
    ['down', 600],
  ])('without cards, since a pin is open, it hears of no finger that goes %s', async (_way, clientY) => {
    const { path, user } = open(true);
    swipeTo(clientY);
    await user.click(screen.getByRole('button', { name: 'Close the pin' }));
    expect([path(), cards()]).toEqual(['/tours?view=map', expect.anything()]);
  });
});
