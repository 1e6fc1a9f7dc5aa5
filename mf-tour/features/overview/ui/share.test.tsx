import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { aTour } from '../../../testing/sample-tour.ts';
import { Share } from './share.tsx';

describe('a tourist passes a tour on', () => {
  it('by copying its address, where the device has no share sheet of its own', async () => {
    const { user } = renderInPage(<Share tour={aTour} />);
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(write.mock.calls).toEqual([['https://cairn.test/terskey-alatau-traverse-42']]);
  });

  it('with the departure, the variant and the party that are chosen, and without what brought them here', async () => {
    const path = '/terskey-alatau-traverse-42?utm_source=mail&departure=7&variant=2&people=3';
    const { user } = renderInPage(<Share tour={aTour} />, {}, { path });
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(write.mock.calls).toHaveLength(1));
    expect(write.mock.calls).toEqual([
      ['https://cairn.test/terskey-alatau-traverse-42?departure=7&variant=2&people=3'],
    ]);
  });

  it('and keeps the other ways open when the browser forbids copying', async () => {
    const { user } = renderInPage(<Share tour={aTour} />);
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(write.mock.calls).toHaveLength(1));
    expect(screen.getByRole('dialog', { name: 'Share this tour' })).toBeTruthy();
  });

  it.each([
    [undefined, ['Facebook', 'X', 'E-mail']],
    [['telegram', 'vk'] as const, ['Telegram', 'VK']],
    [[], []],
  ])('by the ways that the site names: %j', async (availableShareButtons, names) => {
    const site = availableShareButtons ? { availableShareButtons: [...availableShareButtons] } : {};
    const { user } = renderInPage(<Share tour={aTour} />, {}, { site });
    await user.click(screen.getByRole('button', { name: 'Share' }));
    const dialog = await screen.findByRole('dialog', { name: 'Share this tour' });
    expect(
      within(dialog)
        .queryAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(names);
    expect(within(dialog).getByRole('button', { name: 'Copy link' })).toBeTruthy();
  });

  it('by mail, with name and address filled in', async () => {
    const { user } = renderInPage(<Share tour={aTour} />);
    await user.click(screen.getByRole('button', { name: 'Share' }));
    const mail = await screen.findByRole('link', { name: 'E-mail' });
    expect(mail.getAttribute('href')).toBe(
      'mailto:?subject=Terskey%20Alatau%20traverse&body=https%3A%2F%2Fcairn.test%2Fterskey-alatau-traverse-42',
    );
  });
});
