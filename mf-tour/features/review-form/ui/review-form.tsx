import type { ReviewInvitation } from '@cairn/shared-contracts/api/reviews.schema';
import { TRAVELLERS } from '@cairn/shared-contracts/domain/review-parts';
import { REVIEW_TEXT } from '@cairn/shared-contracts/domain/upload-limits';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Form } from '@cairn/shared-contracts/ui/form';
import { FormFoot } from '@cairn/shared-contracts/ui/form-foot';
import { RadioGroup } from '@cairn/shared-contracts/ui/radio-group';
import { RatingInput } from '@cairn/shared-contracts/ui/rating-input';
import { TextArea } from '@cairn/shared-contracts/ui/text-area';
import { aspectsOf } from '../model/review-values.ts';
import { useReviewForm } from '../model/use-review-form.ts';
import css from './review-form.module.css';
import { ReviewPhotos } from './review-photos.tsx';

export interface ReviewFormProps {
  invitation: ReviewInvitation;
  onChanged: (answer?: ReviewInvitation) => void;
}

/** The whole first, then its parts, words and photos. */
export function ReviewForm({ invitation, onChanged }: ReviewFormProps) {
  const { t } = useTranslation('mf-tour');
  const control = useReviewForm(invitation.uuid, onChanged);
  const { form } = control;
  return (
    <Form form={form} className={css.form} aria-label={t('reviewForm.label')}>
      <RatingInput {...form.field('rating')} label={t('reviewForm.rating')} isRequired />
      <fieldset className={css.aspects}>
        <legend className={css.legend}>{t('reviewForm.aspects')}</legend>
        <p className={css.note}>{t('reviewForm.aspectsHint')}</p>
        {aspectsOf(invitation.tour.days).map((aspect) => (
          <RatingInput key={aspect} {...form.field(aspect)} label={t(`reviewForm.${aspect}`)} />
        ))}
      </fieldset>
      <RadioGroup
        {...form.field('traveller')}
        label={t('reviewForm.traveller')}
        options={TRAVELLERS.map((id) => ({ id, label: t(`reviews.travellers.${id}`) }))}
        isHorizontal
      />
      <TextArea
        {...form.field('text')}
        label={t('reviewForm.text')}
        hint={t('reviewForm.textHint', { min: REVIEW_TEXT.min, max: REVIEW_TEXT.max })}
        rows={8}
        isRequired
      />
      <ReviewPhotos {...control} />
      <div className={css.end}>
        <Button type="submit" size="lg" isLoading={form.isSubmitting}>
          {t('reviewForm.send')}
        </Button>
        <p className={css.note}>
          {invitation.author_from
            ? t('reviewForm.signedFrom', { author: invitation.author, place: invitation.author_from })
            : t('reviewForm.signed', { author: invitation.author })}
        </p>
        <FormFoot />
      </div>
    </Form>
  );
}
