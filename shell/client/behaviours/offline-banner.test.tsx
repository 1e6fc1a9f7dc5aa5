import { createI18n } from '@cairn/shared-contracts/i18n/create-i18n';
import { TextsContext } from '@cairn/shared-contracts/i18n/use-translation';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import texts from '../../i18n/en-US.json' with { type: 'json' };
import { OfflineBanner } from './offline-banner.tsx';

let isServerThere = true;
beforeEach(() => {
  isServerThere = true;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (!isServerThere) throw new TypeError('Failed to fetch');
    return Response.json({ shell: 'main.1.js', composition: 1 });
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const tell = (name: 'online' | 'offline') => act(() => void window.dispatchEvent(new Event(name)));

describe('a lost connection', () => {
  it('is told of, and the word goes by itself', async () => {
    render(
      <TextsContext value={createI18n('en-US', { shell: texts })}>
        <OfflineBanner />
      </TextsContext>,
    );
    expect(screen.getByRole('status').textContent).toBe('');
    isServerThere = false;
    tell('offline');
    expect(screen.getByRole('status').textContent).toMatch(/^No connection\./);
    // the look that the loss has started ends before the next one begins
    await act(async () => undefined);
    isServerThere = true;
    tell('online');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
  });
});
