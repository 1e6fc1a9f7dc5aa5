import { describe, expect, it, jest } from '@jest/globals';
import { openPushed, showPush } from './push.ts';
import type { WindowClient } from './scope.ts';

const PAYLOAD = {
  title: 'Aigerim hat Ihnen bei Cairn geschrieben',
  body: 'Öffnen Sie die Unterhaltung, um sie zu lesen.',
  path: '/de/chat/7',
  tag: 'chat-7',
  lang: 'de-DE',
};

describe('a push', () => {
  const shownFor = async (json: () => unknown) => {
    const showNotification = jest.fn(async () => undefined);
    // of a registration, a push needs this alone
    await showPush({ registration: { showNotification } as never }, { data: { json } });
    return showNotification.mock.calls;
  };

  it('is shown in the reader’s language, one for each conversation', async () => {
    const { title, path: data, ...told } = PAYLOAD;
    expect(await shownFor(() => PAYLOAD)).toEqual([[title, expect.objectContaining({ ...told, data })]]);
  });

  it.each([
    ['no JSON', () => JSON.parse('{')],
    ['of another shape', () => ({ title: 'Hi' })],
    ['to another site', () => ({ ...PAYLOAD, path: '//evil.example' })],
  ])('shows nothing of what is %s', async (_what, json) => {
    expect(await shownFor(json)).toEqual([]);
  });
});

describe('a notification that is pressed', () => {
  const press = async (urls: readonly string[]) => {
    const did: string[] = [];
    const windows = urls.map(
      (url): WindowClient => ({
        url,
        focus: async () => did.push(`focus ${url}`),
        navigate: async () => undefined,
      }),
    );
    const clients = {
      claim: async () => undefined,
      matchAll: async () => windows,
      openWindow: async (url: string) => did.push(`open ${url}`),
    };
    await openPushed({ clients }, { notification: { data: PAYLOAD.path, close: () => did.push('close') } });
    return did;
  };

  it('opens the conversation', async () => {
    expect(await press(['https://cairn.test/de/tours'])).toEqual(['close', 'open /de/chat/7']);
  });

  it('comes back to the window that shows it', async () => {
    const there = 'https://cairn.test/de/chat/7';
    expect(await press(['https://cairn.test/', there])).toEqual(['close', `focus ${there}`]);
  });
});
