import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { toApiError, useMakeStale, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Form, NOT_SENT_YET, useForm } from '@cairn/shared-contracts/ui/form';
import { useEffect, useRef, useState } from 'react';
import { requests } from '../model/api.ts';
import { isConflictError } from '../model/is-conflict.ts';
import type { TouristPlace } from '../model/tourist-places.ts';
import { TOURIST_RULES } from '../model/tourist-rules.ts';
import { valuesOf, withTourist } from '../model/tourist-values.ts';
import { ConflictAlert } from './conflict-alert.tsx';
import { SavedTourists } from './saved-tourists.tsx';
import { TouristFields } from './tourist-fields.tsx';
import css from './tourist-form.module.css';

export interface TouristFormProps {
  booking: Booking;
  place: TouristPlace;
  onDone: (isSaved: boolean) => void;
}

/** Who takes one place of the booking. Loaded on demand. */
export default function TouristForm({ booking, place, onDone }: TouristFormProps) {
  const { t } = useTranslation('mf-booking');
  const { touristsForm: collects } = usePlatform().site;
  const makeStale = useMakeStale('mf-booking');
  const [update] = requests.updateTourists.useMutation();
  const [isConflict, setIsConflict] = useState(false);
  const seen = useRef(place.tourist?.revision);
  const form = useForm({
    id: `tourist-${booking.id}-${place.place}`,
    initial: valuesOf(place.tourist),
    rules: TOURIST_RULES,
    keepsDraft: true,
    onSubmit: async (values) => {
      const tourists = withTourist(booking.tourists, place.place, values, collects, seen.current);
      const { error } = await update({ request_id: booking.id, tourists, seen: booking.tourists.map(({ id }) => id) });
      if (!error) {
        onDone(true);
        return undefined;
      }
      const refusal = toApiError(error);
      if (!isConflictError(refusal)) return refusal;
      // read again: both versions are shown then
      makeStale(['Booking']);
      setIsConflict(true);
      return NOT_SENT_YET;
    },
  });
  const { formRef } = form;
  // the button that opened it is gone
  useEffect(() => formRef.current?.querySelector<HTMLElement>('[name=first_name]')?.focus(), [formRef]);
  const theirs = valuesOf(place.tourist);
  return (
    <Form form={form} isSaving className={css.form} aria-label={t('tourists.form', { place: place.place })}>
      {isConflict ? (
        <ConflictAlert
          theirs={theirs}
          mine={form.values}
          onKeepMine={() => {
            seen.current = place.tourist?.revision;
            setIsConflict(false);
            void form.submit();
          }}
          onTakeTheirs={() => {
            seen.current = place.tourist?.revision;
            setIsConflict(false);
            form.reset(theirs);
          }}
        />
      ) : null}
      <SavedTourists form={form} taken={booking.tourists} />
      <TouristFields form={form} />
      <div className={css.buttons}>
        <Button type="submit" isLoading={form.isSubmitting}>
          {t('tourists.save')}
        </Button>
        <Button
          variant="ghost"
          onPress={() => {
            form.reset();
            onDone(false);
          }}
        >
          {t('tourists.cancel')}
        </Button>
      </div>
    </Form>
  );
}
