import type { HelpRequestBody } from '@cairn/shared-contracts/api/tour-actions.schema';
import type { HelpRequestType } from '@cairn/shared-contracts/domain/help-requests';
import { useSession, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Form, useForm } from '@cairn/shared-contracts/ui/form';
import { FormFoot } from '@cairn/shared-contracts/ui/form-foot';
import { requests } from '../model/api.ts';
import { bodyOf, EMPTY, fieldsOf, rulesOf } from '../model/help-values.ts';
import { HelpFieldControl } from './help-field.tsx';
import css from './help-request.module.css';
import type { SentRequest } from './help-request.tsx';

interface HelpFormProps {
  type: HelpRequestType;
  onSent: (sent: SentRequest) => void;
}

/** The fields of one kind of request. */
export function HelpForm({ type, onSent }: HelpFormProps) {
  const { t } = useTranslation('mf-content');
  const { user } = useSession();
  const [ask] = requests.askForHelp.useMutation();
  const form = useForm({
    id: `help-${type}`,
    keepsDraft: true,
    initial: { ...EMPTY, email: user?.email ?? '', name: user?.first_name ?? '' },
    rules: rulesOf(type),
    onSubmit: async (values) => {
      // the fields of the kind, which the call's own rules look at again
      const body = bodyOf(type, values) as unknown as HelpRequestBody;
      const { number } = await ask(body).unwrap();
      onSent({ number, type, email: body.email ?? '' });
    },
  });
  return (
    <Form form={form} className={css.fields ?? ''} aria-label={t(`help.kind.${type}`)}>
      {fieldsOf(type).map((field) => (
        <HelpFieldControl key={field} field={field} type={type} form={form} />
      ))}
      <Button type="submit" isLoading={form.isSubmitting}>
        {t('help.send')}
      </Button>
      <FormFoot />
    </Form>
  );
}
