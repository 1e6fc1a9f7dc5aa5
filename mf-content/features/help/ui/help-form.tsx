import type { HelpRequestBody } from '@cairn/shared-contracts/api/tour-actions.schema';
import { HELP_FORMS, type HelpField, type HelpRequestType } from '@cairn/shared-contracts/domain/help-requests';
import { useSession, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Form, useForm } from '@cairn/shared-contracts/ui/form';
import { FormFoot } from '@cairn/shared-contracts/ui/form-foot';
import { useRef } from 'react';
import { requests } from '../model/api.ts';
import { bodyOf, EMPTY, fieldsOf, type HelpValues, rulesOf } from '../model/help-values.ts';
import { HelpFieldControl } from './help-field.tsx';
import css from './help-request.module.css';
import type { SentRequest } from './help-request.tsx';

/** these take the whole line of a wide form */
const WIDE: ReadonlySet<HelpField> = new Set([
  ...(['request_id', 'tour_id', 'organizer_id', 'closed', 'wish', 'certificate_wish', 'payer'] as const),
  ...(['text', 'files'] as const),
]);

interface HelpFormProps {
  type: HelpRequestType;
  onSent: (sent: SentRequest) => void;
}

/** The fields of one kind of request. */
export function HelpForm({ type, onSent }: HelpFormProps) {
  const { t } = useTranslation('mf-content');
  const { user } = useSession();
  const [ask] = requests.askForHelp.useMutation();
  /** files that are on their way: a request that is sent now would lose them */
  const uploading = useRef(0);
  const form = useForm<HelpValues>({
    id: `help-${type}`,
    keepsDraft: true,
    initial: { ...EMPTY, email: user?.email ?? '', name: user?.first_name ?? '' },
    rules: {
      ...rulesOf(type),
      files: [() => (uploading.current > 0 ? t('help.filesUploading') : undefined)],
    },
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
        <div key={field} {...(WIDE.has(field) ? {} : { className: css.half })}>
          <HelpFieldControl
            field={field}
            type={type}
            form={form}
            onUploading={(change) => {
              uploading.current += change;
            }}
          />
        </div>
      ))}
      <Button type="submit" isLoading={form.isSubmitting}>
        {t('help.send')}
      </Button>
      {HELP_FORMS[type].asks.request_id ? <p className={css.note}>{t('help.nothingChanges')}</p> : null}
      <FormFoot />
    </Form>
  );
}
