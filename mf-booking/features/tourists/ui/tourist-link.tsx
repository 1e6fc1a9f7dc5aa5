import { email, required } from '@cairn/shared-contracts/domain/validators';
import { toApiError, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useBackEntry } from '@cairn/shared-contracts/remote/use-back-entry';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Dialog } from '@cairn/shared-contracts/ui/dialog';
import { Form, useForm, useRefusalMessages } from '@cairn/shared-contracts/ui/form';
import { TextField } from '@cairn/shared-contracts/ui/text-field';
import { useState } from 'react';
import { requests } from '../model/api.ts';
import type { TouristPlace } from '../model/tourist-places.ts';
import css from './tourist-link.module.css';

export interface TouristLinkProps {
  requestId: number;
  place: TouristPlace;
  onClose: () => void;
}

/** The link of one tourist, to be sent by us or by whoever booked. It shows and changes them alone. Loaded on demand. */
export default function TouristLink({ requestId, place, onClose }: TouristLinkProps) {
  const { t } = useTranslation('mf-booking');
  const refusalOf = useRefusalMessages();
  useBackEntry('own-link', onClose);
  const [invite, { data: made, error, isLoading }] = requests.inviteTourist.useMutation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isCopied, setIsCopied] = useState(false);
  // once made, the place has somebody: a second press must not take another place
  const id = made?.tourist_id ?? place.tourist?.id;
  const whom = { request_id: requestId, ...(id ? { id } : {}) };
  const form = useForm({
    id: `tourist-link-${requestId}-${place.place}`,
    initial: { email: place.email },
    rules: { email: [required(), email()] },
    keepsDraft: true,
    onSubmit: async (values) => {
      const address = values.email.trim();
      await invite({ ...whom, email: address }).unwrap();
      setIsCopied(false);
      setSentTo(address);
    },
  });
  const copy = async () => {
    const url = made?.url ?? (await invite(whom).unwrap().catch(nothing))?.url;
    if (!url) return;
    setIsCopied(
      await navigator.clipboard.writeText(url).then(
        () => true,
        // a browser may refuse its clipboard: the link stands there to be selected
        () => false,
      ),
    );
  };
  return (
    <Dialog
      backEntry={null}
      isOpen
      title={t('tourists.link.title', { name: place.name || t('tourists.place', { place: place.place }) })}
      closeLabel={t('close')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <div className={css.link}>
        <p>{t('tourists.link.text')}</p>
        <Form form={form} className={css.form} aria-label={t('tourists.link.form')}>
          <TextField {...form.field('email')} label={t('tourists.link.email')} type="email" isRequired />
          <Button type="submit" isLoading={form.isSubmitting}>
            {t('tourists.link.send')}
          </Button>
          <p className={css.told}>{t('captcha')}</p>
        </Form>
        <Button variant="ghost" isLoading={isLoading && !form.isSubmitting} onPress={() => void copy()}>
          {t('tourists.link.copy')}
        </Button>
        {made ? <output className={css.url}>{made.url}</output> : null}
        <p className={css.told} role="status">
          {isCopied ? t('tourists.link.copied') : sentTo ? t('tourists.link.sent', { email: sentTo }) : ''}
        </p>
        {error && !form.failure ? <Alert tone="danger">{refusalOf(toApiError(error))}</Alert> : null}
      </div>
    </Dialog>
  );
}

/** shown by the alert */
const nothing = () => undefined;
