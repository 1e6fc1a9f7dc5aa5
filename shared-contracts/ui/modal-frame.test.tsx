import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createBrowserRouter, RouterProvider, useNavigate } from 'react-router';
import { Button } from './button.tsx';
import { DatePicker } from './date-picker.tsx';
import { Dialog } from './dialog.tsx';
import { PhotoStrip } from './photo-strip.tsx';

let router: ReturnType<typeof createBrowserRouter> | undefined;
/** a page of a tour, which one has come to from the listing */
function show(page: ReactNode) {
  window.history.pushState(null, '', '/tours');
  window.history.pushState(null, '', '/tour-1');
  router = createBrowserRouter([{ path: '*', element: page }]);
  render(<RouterProvider router={router} />);
}
afterEach(() => router?.dispose());

const address = () => window.location.pathname + window.location.search + window.location.hash;
const goBack = () => act(() => window.history.back());
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const onPhone = () =>
  jest.spyOn(window, 'matchMedia').mockImplementation(
    // A part of MediaQueryList is all the hook reads.
    (media) =>
      ({ matches: false, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
  );

/** the day goes into the address, as a listing has it */
function Dates() {
  const navigate = useNavigate();
  return (
    <DatePicker
      label="Departure"
      value="2027-06-14"
      onChange={(day) => void navigate(`?day=${day}`, { replace: true })}
    />
  );
}

describe('Back, with something open over the page,', () => {
  it.each([
    [
      'pictures',
      <PhotoStrip key="1" items={[{ src: '/media/k/{size}.jpg', alt: 'Lake' }]} label="Photos" />,
      /^Lake/,
      'viewer',
    ],
    ['the calendar of a phone', <Dates key="2" />, /^Departure/, 'calendar'],
    [
      'a dialog',
      <Dialog key="3" title="Share" trigger={<Button>Share</Button>} backEntry="share-dialog">
        <p>Copy the link</p>
      </Dialog>,
      'Share',
      'share-dialog',
    ],
  ])('closes %s, and the page stays', async (_what, page, name, entry) => {
    onPhone();
    show(page);
    await userEvent.click(screen.getByRole('button', { name }));
    await screen.findByRole('dialog');
    expect(address()).toBe(`/tour-1#${entry}`);
    goBack();
    await isClosed();
    expect(address()).toBe('/tour-1');
  });

  it('leads where it would have, once what was chosen is in the address', async () => {
    onPhone();
    show(<Dates />);
    await userEvent.click(screen.getByRole('button', { name: /^Departure/ }));
    await userEvent.click(screen.getByRole('button', { name: /June 22/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await isClosed();
    await waitFor(() => expect(address()).toBe('/tour-1?day=2027-06-22'));
    goBack();
    await waitFor(() => expect(address()).toBe('/tours'));
  });
});
