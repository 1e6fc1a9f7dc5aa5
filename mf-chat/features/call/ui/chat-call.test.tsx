import type { SiteInput } from '@cairn/shared-contracts/domain/site';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { chat } from '../../../testing/samples.ts';
import { ChatCall } from './chat-call.tsx';

const BOTH = { canCall: true, canCallToOrganizer: true, canCallToSupport: true };
const CODE = 'POST /crm/api/phone-code/user';

describe('calls from a conversation', () => {
  it.each<[string, SiteInput['webCalls'], boolean, boolean]>([
    ['by default', {}, false, false],
    ['while all calls are off', { ...BOTH, canCall: false }, false, false],
    ['when only organizers may be called', { ...BOTH, canCallToSupport: false }, true, false],
    ['when only the support may be called', { ...BOTH, canCallToOrganizer: false }, false, true],
    ['when both may be called', BOTH, true, true],
  ])('to the organizer and to the support, %s', (_case, webCalls, organizer, support) => {
    const site = { site: webCalls ? { webCalls } : {} };
    const first = renderInPage(<ChatCall chat={chat()} />, {}, site);
    expect(screen.queryByRole('button', { name: 'Call Ala-Too Trekking' }) !== null).toBe(organizer);
    first.unmount();
    renderInPage(<ChatCall chat={chat({ organizer_id: null })} />, {}, site);
    expect(screen.queryByRole('button', { name: 'Call support' }) !== null).toBe(support);
  });

  it('give a number and a code', async () => {
    const phone = '+44 20 7946 0182';
    // in a sentence it stays on one line
    const shown = phone.replaceAll(' ', '\u00a0');
    const found = { name: 'Ala-Too Trekking', phone, code: '04711', expires_in: 660 };
    const { user, sent } = renderInPage(
      <ChatCall chat={chat()} />,
      { [CODE]: () => ({ body: found }) },
      { site: { webCalls: BOTH } },
    );
    await user.click(screen.getByRole('button', { name: 'Call Ala-Too Trekking' }));
    expect((await screen.findByRole('status')).textContent).toBe(
      `Dial ${shown} and enter the code 04711. It is valid for 11 minutes.`,
    );
    expect(sent(CODE)).toEqual([{ chat_id: 5 }]);
  });
});
