import { email, required } from '@cairn/shared-contracts/domain/validators';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Checkbox } from '@cairn/shared-contracts/ui/checkbox';
import { Form, type ToggleBinding, useForm } from '@cairn/shared-contracts/ui/form';
import { FormFoot } from '@cairn/shared-contracts/ui/form-foot';
import { TextField } from '@cairn/shared-contracts/ui/text-field';
import { tourActions } from '../../../common/model/api.ts';
import css from '../../../common/ui/dialog-form.module.css';
import { type DocumentOf, ofOffer } from '../model/document-href.ts';
import { keepSubscriber, knownSubscriber } from '../model/subscriber.ts';

export interface OrderProps extends DocumentOf {
  /** @param to where it went */
  onSent: (to: string) => void;
}

/** Checkbox knows no words for what is wrong: nothing can be */
function NewsBox({ form: { error: _, ...toggle } }: { form: ToggleBinding }) {
  const { t } = useTranslation('mf-tour');
  return <Checkbox {...toggle}>{t('document.news')}</Checkbox>;
}

/** The program once, or a subscription to it. */
export function EmailOrder({ tourId, individual, onSent }: OrderProps) {
  const { t } = useTranslation('mf-tour');
  const { currency } = usePlatform();
  const [order] = tourActions.programByEmail.useMutation();
  const [subscribe] = tourActions.subscribeProgram.useMutation();
  const form = useForm({
    id: 'program-by-email',
    keepsDraft: true,
    initial: { email: '', hasNews: false },
    rules: { email: [required(), email()] },
    onSubmit: async ({ hasNews, ...values }) => {
      const body = { email: values.email.trim(), tour_id: tourId, currency, ...ofOffer(individual) };
      if (hasNews) {
        const { subscriber_id } = await subscribe({ ...body, ...knownSubscriber() }).unwrap();
        keepSubscriber(subscriber_id);
      } else await order(body).unwrap();
      onSent(body.email);
    },
  });
  return (
    <Form form={form} className={css.form}>
      <TextField
        {...form.field('email')}
        type="email"
        autoComplete="email"
        label={t('document.emailLabel')}
        isRequired
      />
      <NewsBox form={form.toggle('hasNews')} />
      <Button type="submit" isLoading={form.isSubmitting}>
        {t('document.order')}
      </Button>
      <FormFoot />
    </Form>
  );
}
