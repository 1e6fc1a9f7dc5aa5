import type { PlayedCalls, RenderOptions } from '@cairn/shared-contracts/testing/render';
import { afterEach, beforeEach } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { SettingsPage } from '../features/settings/ui/settings-page.tsx';
import { renderInPage } from './render-in-page.ts';
import { settingsAnswers } from './settings-answers.ts';

/** the browser tells which panel is being read; here nobody scrolls */
class NobodyScrolls implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  observe() {}
  disconnect() {}
}

/** What the settings ask of a browser, for every test of a file. */
export function showsSettings(): void {
  beforeEach(() => {
    Object.defineProperty(globalThis, 'IntersectionObserver', { value: NobodyScrolls, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  });
}

export const show = (calls: PlayedCalls = settingsAnswers(), options: Partial<RenderOptions> = {}) =>
  renderInPage(<SettingsPage />, calls, { path: '/settings', ...options });
export const panel = async (name: string) => within(await screen.findByRole('region', { name }));
export const saved = (view: ReturnType<typeof within>) => view.findByText('Saved');
