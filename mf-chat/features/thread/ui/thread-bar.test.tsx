import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { chat } from '../../../testing/samples.ts';
import { ThreadBar } from './thread-bar.tsx';

const AWAY = { is_online: false, is_writing: false, last_seen_at: null };
const open = (tourist: { language: string; timezone: string | null }, isOnline = false) =>
  renderInPage(
    <ThreadBar
      chat={chat({ with: 'tourist', name: 'Hannah Weiss', is_verified: false, tourist })}
      presence={{ ...AWAY, is_online: isOnline }}
      actions={null}
    />,
    {},
  );

describe('the bar over a tourist’s conversation', () => {
  it('says what they write in', () => {
    open({ language: 'de-DE', timezone: null });
    expect(screen.getByText('writes German')).toBeTruthy();
  });

  it('says whether they are there, and their time, once their zone is known', () => {
    open({ language: 'zh-CN', timezone: 'Asia/Bishkek' }, true);
    expect(screen.getByText(/^Online · \d\d:\d\d there · writes Chinese$/)).toBeTruthy();
  });
});
