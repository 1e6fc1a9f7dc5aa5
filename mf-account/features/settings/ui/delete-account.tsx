import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Form, NOT_SENT_YET, useForm } from '@cairn/shared-contracts/ui/form';
import { Link } from '@cairn/shared-contracts/ui/link';
import { TextField } from '@cairn/shared-contracts/ui/text-field';
import { account } from '../model/api.ts';
import { CANCELLED, useGuard } from '../model/guard.ts';
import css from './delete-account.module.css';
import { Part } from './panel.tsx';

/** what the call asks for, in every language */
const WORD = 'DELETE';

/** Deletes the account. The word has to be typed: nobody does that with a slip of the finger. */
export function DeleteAccount() {
  const { t } = useTranslation('mf-account');
  const [remove] = account.deleteAccount.useMutation();
  const guard = useGuard();
  const { basename } = usePlatform();
  const form = useForm({
    id: 'delete-account',
    initial: { word: '' },
    mode: 'passive',
    rules: {
      word: [
        (value) => (value.trim().toUpperCase() === WORD ? undefined : t('settings.data.wordWrong', { word: WORD })),
      ],
    },
    onSubmit: async () => {
      if ((await guard(() => remove({ confirm: WORD }).unwrap())) === CANCELLED) return NOT_SENT_YET;
      // a new document, without anything of the person: this page itself would ask for a log-in
      window.location.assign(basename || '/');
      return undefined;
    },
  });
  return (
    <Part title={t('settings.data.delete')}>
      <ul className={css.facts}>
        <li>{t('settings.data.deleteGone')}</li>
        <li>{t('settings.data.deleteStays')}</li>
        <li>
          {t('settings.data.deleteTrips')} <Link href="/trips">{t('trips.title')}</Link>
        </li>
      </ul>
      <Form form={form} className={css.form} aria-label={t('settings.data.delete')}>
        <TextField
          {...form.field('word')}
          label={t('settings.data.word', { word: WORD })}
          autoComplete="off"
          inputProps={{ spellCheck: false, autoCapitalize: 'characters' }}
        />
        <div>
          <Button type="submit" variant="danger" isLoading={form.isSubmitting}>
            {t('settings.data.deleteDo')}
          </Button>
        </div>
      </Form>
    </Part>
  );
}
