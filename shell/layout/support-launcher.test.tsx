import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderInLayout } from '../testing/render-in-layout.tsx';
import { AriaRouter } from './aria-router.tsx';
import { SupportLauncher } from './support-launcher.tsx';

afterEach(() => {
  jest.restoreAllMocks();
});

const ON = { chat: { supportLauncher: true } };
const open = ({ isWide = true, page = 'home' } = {}) => {
  // a media query list has more than the page asks of it
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ matches: isWide, media }) as MediaQueryList);
  const links = (
    <AriaRouter>
      <SupportLauncher />
    </AriaRouter>
  );
  return renderInLayout(links, { page, at: '/tours', site: ON });
};

describe('the support over every page', () => {
  it('is on none by default', () => {
    renderInLayout(<SupportLauncher />, { page: 'home' });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('opens its conversation where one is, and leaves the page as it was', async () => {
    const { user, address } = open();
    await user.click(screen.getByRole('link', { name: 'Write to support' }));
    expect(await screen.findByRole('dialog', { name: 'Write to support' })).toBeTruthy();
    expect(screen.getByTestId('mf-chat/support-chat')).toBeTruthy();
    expect(address()).toBe('/tours');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is a page of its own on a phone', async () => {
    const { user, address } = open({ isWide: false });
    await user.click(screen.getByRole('link', { name: 'Write to support' }));
    expect(address()).toBe('/chat?with=support');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not stand over the conversations themselves', () => {
    open({ page: 'chat' });
    expect(screen.queryByRole('link')).toBeNull();
  });
});
