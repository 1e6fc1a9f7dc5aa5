import { LOCALES } from '@cairn/shared-contracts/i18n/locales';
import { onRemoteEvent } from '@cairn/shared-contracts/remote/events';
import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, type within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { api, refuse, settingsAnswers } from '../../../testing/settings-answers.ts';
import { panel, saved, show, showsSettings } from '../../../testing/show-settings.tsx';

showsSettings();

async function choose(user: UserEvent, view: ReturnType<typeof within>, label: string, option: string | RegExp) {
  await user.click(view.getByRole('button', { name: new RegExp(label) }));
  await user.click(await screen.findByRole('option', { name: option }));
}

describe('language and currency', () => {
  it('stores the country with its own button', async () => {
    const { user, sent } = show();
    const language = await panel('Language and currency');
    await user.type(language.getByRole('combobox', { name: 'Country' }), 'Cze');
    await user.click(await screen.findByRole('option', { name: 'Czechia' }));
    await user.click(language.getByRole('button', { name: 'Save changes' }));
    await saved(language);
    expect(sent(api('change-country'))).toEqual([{ country_id: 4 }]);
    expect(sent(api('set-currency'))).toEqual([]);
  });

  it('tells the shell of another theme at once', async () => {
    const heard = jest.fn();
    const stop = onRemoteEvent('mf-account/preferences-chosen', heard);
    const { user } = show();
    const language = await panel('Language and currency');
    await user.click(language.getByRole('radio', { name: 'Dark' }));
    expect(heard.mock.calls).toEqual([[{ what: 'theme', value: 'dark' }]]);
    expect(language.getByRole<HTMLInputElement>('radio', { name: 'Dark' }).checked).toBe(true);
    stop();
  });

  it('shows prices in another currency once it is stored', async () => {
    const heard = jest.fn();
    const stop = onRemoteEvent('mf-account/preferences-chosen', heard);
    const { user, sent } = show(settingsAnswers(), { currencies: ['EUR', 'CNY'] });
    const language = await panel('Language and currency');
    await choose(user, language, 'Currency', /CNY/);
    expect([heard.mock.calls, sent(api('set-currency'))]).toEqual([[], []]);
    await user.click(language.getByRole('button', { name: 'Save changes' }));
    // the shell shows the page in it then
    await waitFor(() => expect(heard.mock.calls).toEqual([[{ what: 'currency', value: 'CNY' }]]));
    expect(sent(api('set-currency'))).toEqual([{ currency_code: 'CNY' }]);
    stop();
  });

  it('asks for the page in another language once it is stored', async () => {
    const heard = jest.fn();
    const stop = onRemoteEvent('mf-account/preferences-chosen', heard);
    const { user, sent } = show(settingsAnswers(), { locales: LOCALES });
    const language = await panel('Language and currency');
    await choose(user, language, 'Language', 'Deutsch');
    await user.click(language.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(heard.mock.calls).toEqual([[{ what: 'locale', value: 'de-DE' }]]));
    expect(sent(api('set-language'))).toEqual([{ language_code: 'de-DE' }]);
    stop();
  });

  it('stays as it was where the api does not take it', async () => {
    const heard = jest.fn();
    const stop = onRemoteEvent('mf-account/preferences-chosen', heard);
    const calls = { ...settingsAnswers(), [api('set-currency')]: () => refuse(422, 'validation_failed', 'Not here') };
    const { user } = show(calls, { currencies: ['EUR', 'CNY'] });
    const language = await panel('Language and currency');
    await choose(user, language, 'Currency', /CNY/);
    await user.click(language.getByRole('button', { name: 'Save changes' }));
    expect(await language.findByText('Not here')).toBeTruthy();
    expect([heard.mock.calls, language.queryByText('Saved')]).toEqual([[], null]);
    stop();
  });
});
