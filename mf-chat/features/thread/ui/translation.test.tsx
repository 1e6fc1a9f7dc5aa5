import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { Translation } from './translation.tsx';

const ON = { site: { chat: { translation: 'browser' } } } as const;

/** a browser that has both parts of the translation api */
function haveTranslator() {
  Object.assign(globalThis, {
    LanguageDetector: { create: async () => ({ detect: async () => [{ detectedLanguage: 'de' }] }) },
    Translator: {
      create: async ({ sourceLanguage, targetLanguage }: Record<'sourceLanguage' | 'targetLanguage', string>) => ({
        translate: async (text: string) => `${text}, ${sourceLanguage} to ${targetLanguage}`,
      }),
    },
  });
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'LanguageDetector');
  Reflect.deleteProperty(globalThis, 'Translator');
});

describe('the words of the other side', () => {
  it('are not offered to be translated by default', () => {
    renderInPage(<Translation text="Guten Tag" />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are translated where the site has it on, on the reader’s device', async () => {
    haveTranslator();
    const { user, calls } = renderInPage(<Translation text="Guten Tag" />, {}, ON);
    await user.click(screen.getByRole('button', { name: 'Translate' }));
    expect(await screen.findByText('Guten Tag, de to en')).toBeTruthy();
    expect(calls.filter(({ name }) => !name.endsWith('/profile'))).toEqual([]);
  });

  it('say so when the browser cannot', async () => {
    const { user } = renderInPage(<Translation text="Guten Tag" />, {}, ON);
    await user.click(screen.getByRole('button', { name: 'Translate' }));
    expect(await screen.findByRole('button', { name: 'Could not be translated. Try again' })).toBeTruthy();
  });
});
