import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { RouteAnnouncer } from './route-announcer.tsx';

function Site() {
  return (
    <>
      <Link to="/tours">Tours</Link>
      <Link to="/tours?page=2">Page 2</Link>
      <Link to="/chat">Chat</Link>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <RouteAnnouncer />
    </>
  );
}

function open(path: string) {
  const children = [
    { path: '/', element: <title>Home</title> },
    { path: '/tours', element: <title>All tours</title> },
    // biome-ignore lint/a11y/noAutofocus: a chat is for writing
    { path: '/chat', element: <input aria-label="Message" autoFocus /> },
  ];
  render(<RouterProvider router={createMemoryRouter([{ element: <Site />, children }], { initialEntries: [path] })} />);
  return userEvent.setup();
}
const go = (user: ReturnType<typeof userEvent.setup>, name: string) => user.click(screen.getByRole('link', { name }));

describe('somebody who does not see the page change', () => {
  it('hears the new title and reads on at the new content', async () => {
    const user = open('/');
    expect(screen.getByRole('status').textContent).toBe('');
    expect(document.activeElement).toBe(document.body);
    await go(user, 'Tours');
    expect(screen.getByRole('status').textContent).toBe('All tours');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('stays at a filter of the same page', async () => {
    const user = open('/tours');
    await go(user, 'Page 2');
    expect(screen.getByRole('status').textContent).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Page 2' }));
  });

  it('stays where the new page has put the focus', async () => {
    const user = open('/');
    await go(user, 'Chat');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Message' }));
  });
});
