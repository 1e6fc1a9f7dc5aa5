import type { Profile } from '@cairn/shared-contracts/api/user.schema';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { CountryBox } from '@cairn/shared-contracts/ui/country-box';
import { Form } from '@cairn/shared-contracts/ui/form';
import { Select } from '@cairn/shared-contracts/ui/select';
import { account } from '../model/api.ts';
import { useLanguageForm } from '../model/use-language-form.ts';
import css from './language-panel.module.css';
import { Panel } from './panel.tsx';
import { PanelFoot } from './panel-foot.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/** "EUR · Euro": codes that Intl has no name for stand alone */
function currencyLabel(locale: string, code: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'currency', fallback: 'none' }).of(code);
  return name ? `${code} · ${name}` : code;
}

/** Language, currency, country and theme. */
export function LanguagePanel({ user }: { user: Profile }) {
  const { t } = useTranslation('mf-account');
  const { locale, locales, currencies } = usePlatform();
  const countries = account.countries.useQuery().data?.data ?? [];
  const { form, isUnsaved, isSaved, discard } = useLanguageForm(user);
  // its own country is there before all others have come
  const own = user.country && !countries.some(({ id }) => id === user.country?.id) ? [user.country] : [];
  return (
    <Panel id="language" title={t('settings.language.title')}>
      <Form form={form} isSaving className={css.form} aria-label={t('settings.language.title')}>
        <div className={css.fields}>
          <Select
            label={t('settings.language.language')}
            options={locales.map(({ iso, name }) => ({ id: iso, label: name }))}
            value={form.values.language}
            onChange={(iso) => form.set('language', iso)}
          />
          <Select
            label={t('settings.language.currency')}
            options={currencies.map((id) => ({ id, label: currencyLabel(locale, id) }))}
            value={form.values.currency}
            onChange={(code) => form.set('currency', code)}
          />
          <CountryBox
            label={t('settings.language.country')}
            countries={[...own, ...countries]}
            value={form.values.country || null}
            onChange={(id) => form.set('country', id ?? form.values.country)}
          />
        </div>
        <PanelFoot isSaving={form.isSubmitting} isUnsaved={isUnsaved} isSaved={isSaved} onDiscard={discard} />
      </Form>
      <ThemeChoice />
    </Panel>
  );
}
