import { uploadReviewImage } from '@cairn/shared-contracts/api/uploads.calls';
import type { UploadedImage } from '@cairn/shared-contracts/api/uploads.schema';
import { lookOf } from '@cairn/shared-contracts/domain/picture';
import { IMAGE_MAX_BYTES, REVIEW_PHOTOS_MAX } from '@cairn/shared-contracts/domain/upload-limits';
import { XIcon } from '@cairn/shared-contracts/icons';
import { useTranslation, useUpload } from '@cairn/shared-contracts/remote/platform';
import { FileSelector, type UploadContext } from '@cairn/shared-contracts/ui/file-selector';
import { IconButton } from '@cairn/shared-contracts/ui/icon-button';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import { useState } from 'react';
import { reviews } from '../model/api.ts';
import { restoredPhotos } from '../model/review-values.ts';
import type { ReviewFormControl } from '../model/use-review-form.ts';
import css from './review-photos.module.css';

const MEGABYTE = 1_000_000;

/** Photos go up as soon as they are chosen, and come down again with their own token. */
export function ReviewPhotos({ form, uploading }: ReviewFormControl) {
  const { t } = useTranslation('mf-tour');
  const upload = useUpload();
  const [remove] = reviews.deleteImage.useMutation();
  const [chosen, setChosen] = useState<readonly UploadedImage[]>([]);
  const { value: photos, error } = form.field('photos');
  const restored = restoredPhotos(photos, chosen);

  async function send(file: File, { onProgress, signal }: UploadContext): Promise<UploadedImage> {
    uploading.current += 1;
    try {
      return await upload({ call: uploadReviewImage, file, onProgress, signal });
    } finally {
      uploading.current -= 1;
    }
  }
  const takeBack = ({ id, token }: UploadedImage) => remove({ id, token }).unwrap();

  return (
    <div className={css.photos}>
      {restored.length > 0 ? (
        <ul className={css.restored} aria-label={t('reviewForm.photosAdded')}>
          {restored.map((photo, index) => (
            <li key={photo.id} className={css.photo}>
              <Picture
                src={photo.image}
                {...lookOf(photo)}
                alt={t('reviewForm.photo', { number: index + 1 })}
                ratio="1/1"
                sizes="96px"
              />
              <IconButton
                label={t('reviewForm.photoRemove', { number: index + 1 })}
                variant="solid"
                className={css.remove ?? ''}
                onPress={() => {
                  form.set(
                    'photos',
                    photos.filter(({ id }) => id !== photo.id),
                  );
                  // nothing shows it any more: at the latest it goes by itself after a day
                  void takeBack(photo).catch(() => undefined);
                }}
              >
                <XIcon size={16} />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
      <FileSelector<UploadedImage>
        label={t('reviewForm.photos')}
        hint={t('reviewForm.photosHint', { count: REVIEW_PHOTOS_MAX, size: IMAGE_MAX_BYTES / MEGABYTE })}
        error={error}
        name="photos"
        isImageOnly
        maxSize={IMAGE_MAX_BYTES}
        maxFiles={REVIEW_PHOTOS_MAX - restored.length}
        upload={send}
        onRemove={takeBack}
        onChange={(next) => {
          form.set('photos', [...restored, ...next]);
          setChosen(next);
        }}
      />
    </div>
  );
}
