import { BEFORE_RELOAD } from '@cairn/shared-contracts/remote/platform-events';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import QuickReplies from './quick-replies.tsx';

beforeEach(() => sessionStorage.clear());

describe('quick replies', () => {
  const REPLIES = 'GET /crm/api/chat/quick-replies';
  const SAVE = 'POST /crm/api/chat/save-quick-replies';

  it('go into the field, and are the organizer’s own once changed', async () => {
    const insert = jest.fn<(text: string) => void>();
    let items: unknown = null;
    const { user, sent } = renderInPage(<QuickReplies of="organizer" insert={insert} />, {
      [REPLIES]: () => ({ body: { items } }),
      [SAVE]: ({ body }) => {
        items = (body as { items: string[] }).items;
        return { body: { items } };
      },
    });
    await user.click(await screen.findByRole('button', { name: /^We walk at the pace/ }));
    expect(insert.mock.calls).toEqual([['We walk at the pace of the group and stop often.']]);
    await user.click(screen.getByRole('button', { name: 'New reply' }));
    const area = await screen.findByRole('textbox', { name: 'Quick replies' });
    await user.clear(area);
    await user.type(area, 'A horse carries the packs{Enter}{Enter}A horse carries the packs{Enter}How we walk day 2');
    await user.click(screen.getByRole('button', { name: 'Save replies' }));
    expect(await screen.findByRole('button', { name: 'How we walk day 2' })).toBeTruthy();
    expect(sent(SAVE)).toEqual([{ items: ['A horse carries the packs', 'How we walk day 2'] }]);
    expect(screen.getAllByRole('button', { name: 'A horse carries the packs' })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^We walk at the pace/ })).toBeNull();
  });

  it('begin with what the support says often, for the support', async () => {
    renderInPage(<QuickReplies of="support" insert={() => undefined} />, {
      [REPLIES]: () => ({ body: { items: null } }),
    });
    expect(await screen.findByRole('button', { name: 'Which booking is it about?' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^We walk at the pace/ })).toBeNull();
  });

  it.each([
    ['a reply that is too long', 'y'.repeat(501), /“y+…” is too long: maximum 500 characters/],
    ['too many', Array.from({ length: 13 }, (_, at) => `Reply ${at}`).join('\n'), 'Maximum 12 replies, these are 13'],
  ])('are not cut: %s is said, and nothing is lost of it', async (_what, text, words) => {
    const { user, sent } = renderInPage(<QuickReplies of="organizer" insert={() => undefined} />, {
      [REPLIES]: () => ({ body: { items: [] } }),
      [SAVE]: ({ body }) => ({ body }),
    });
    await user.click(await screen.findByRole('button', { name: 'New reply' }));
    const area = await screen.findByRole('textbox', { name: 'Quick replies' });
    await user.click(area);
    await user.paste(text);
    await user.click(screen.getByRole('button', { name: 'Save replies' }));
    expect(screen.getByText(words)).toBeTruthy();
    expect(area).toHaveProperty('value', text);
    expect(sent(SAVE)).toEqual([]);
  });

  it('stay in the dialog when they cannot be saved', async () => {
    const { user } = renderInPage(<QuickReplies of="organizer" insert={() => undefined} />, {
      [REPLIES]: () => ({ body: { items: ['See you'] } }),
      [SAVE]: () => ({ status: 500, body: {} }),
    });
    await user.click(await screen.findByRole('button', { name: 'New reply' }));
    await user.type(await screen.findByRole('textbox', { name: 'Quick replies' }), ' there');
    await user.click(screen.getByRole('button', { name: 'Save replies' }));
    const dialog = screen.getByRole('dialog');
    expect(await within(dialog).findByRole('alert')).toBeTruthy();
    expect(within(dialog).getByRole('textbox')).toHaveProperty('value', 'See you there');
  });

  it.each([
    ['a reload of the page by itself', () => window.dispatchEvent(new Event(BEFORE_RELOAD))],
    ['the closing of the dialog', () => undefined],
  ])('that are half changed outlive %s, until they are saved', async (_what, before) => {
    let items = ['See you'];
    const open = () =>
      renderInPage(<QuickReplies of="organizer" insert={() => undefined} />, {
        [REPLIES]: () => ({ body: { items } }),
        [SAVE]: ({ body }) => {
          items = (body as { items: string[] }).items;
          return { body: { items } };
        },
      });
    const field = () => screen.findByRole('textbox', { name: 'Quick replies' });
    const first = open();
    await first.user.click(await screen.findByRole('button', { name: 'New reply' }));
    await first.user.type(await field(), ' there');
    before();
    first.unmount();

    const again = open();
    await again.user.click(await screen.findByRole('button', { name: 'New reply' }));
    await again.user.type(await field(), ', all');
    await again.user.click(screen.getByRole('button', { name: 'Save replies' }));
    expect(await screen.findByRole('button', { name: 'See you there, all' })).toBeTruthy();
    expect(again.sent(SAVE)).toEqual([{ items: ['See you there, all'] }]);

    // saved by another person meanwhile
    items = ['Bye'];
    again.unmount();
    const last = open();
    await last.user.click(await screen.findByRole('button', { name: 'New reply' }));
    expect(await field()).toHaveProperty('value', 'Bye');
  });

  it('that are half changed do not take the place of what was saved elsewhere since', async () => {
    const open = async (items: readonly string[]) => {
      const page = renderInPage(<QuickReplies of="organizer" insert={() => undefined} />, {
        [REPLIES]: () => ({ body: { items } }),
      });
      await page.user.click(await screen.findByRole('button', { name: 'New reply' }));
      return { ...page, field: await screen.findByRole('textbox', { name: 'Quick replies' }) };
    };
    const first = await open(['See you']);
    await first.user.type(first.field, ' there');
    first.unmount();
    const again = await open(['Bring boots']);
    expect(again.field).toHaveProperty('value', 'Bring boots');
  });
});
