import { maxLength, required } from '@cairn/shared-contracts/domain/validators';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Form, useForm } from '@cairn/shared-contracts/ui/form';
import { TextField } from '@cairn/shared-contracts/ui/text-field';
import css from './rows.module.css';

const NAME_MAX = 60;

interface PasskeyNameProps {
  /** of the form */
  label: string;
  name: string;
  /** verb of the button */
  confirm: string;
  isBusy: boolean;
  onName: (name: string) => Promise<unknown>;
  onCancel: () => void;
}

/** A name that tells this passkey from the others. */
export function PasskeyName({ label, name, confirm, isBusy, onName, onCancel }: PasskeyNameProps) {
  const { t } = useTranslation('mf-account');
  const form = useForm({
    id: 'passkey',
    initial: { name },
    rules: { name: [required(), maxLength(NAME_MAX)] },
    onSubmit: async (values) => {
      await onName(values.name.trim());
    },
  });
  return (
    <Form form={form} className={css.edit} aria-label={label}>
      <TextField {...form.field('name')} label={t('settings.passkeys.name')} autoFocus isRequired autoComplete="off" />
      <div className={css.actions}>
        <Button variant="ghost" isDisabled={isBusy} onPress={onCancel}>
          {t('settings.cancel')}
        </Button>
        <Button type="submit" isLoading={isBusy}>
          {confirm}
        </Button>
      </div>
    </Form>
  );
}
