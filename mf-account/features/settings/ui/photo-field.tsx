import type { Profile } from '@cairn/shared-contracts/api/user.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Avatar } from '@cairn/shared-contracts/ui/avatar';
import { Button } from '@cairn/shared-contracts/ui/button';
import { ErrorText } from '@cairn/shared-contracts/ui/field';
import { lazy, Suspense, useRef } from 'react';
import { Refusal } from '../../../common/ui/refusal.tsx';
import { usePhoto } from '../model/use-photo.ts';
import css from './photo-field.module.css';

const CropDialog = lazy(() => import('./crop-dialog.tsx'));

/** The face that others see: chosen, cut to a square, or taken away. */
export function PhotoField({ user }: { user: Profile }) {
  const { t } = useTranslation('mf-account');
  const input = useRef<HTMLInputElement>(null);
  const photo = usePhoto();
  const name = `${user.first_name} ${user.last_name}`.trim() || (user.email ?? '');
  return (
    <div className={css.photo}>
      <Avatar name={name} id={user.id} src={user.avatar?.image ?? null} size={96} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame and legend */}
      <div role="group" aria-labelledby="photo-title" aria-describedby="photo-rule" className={css.what}>
        <b id="photo-title" className={css.title}>
          {t('settings.photo.title')}
        </b>
        <p id="photo-rule" className={css.rule}>
          {t('settings.photo.rule')}
        </p>
        <div className={css.actions}>
          <Button variant="secondary" size="sm" isLoading={photo.isBusy} onPress={() => input.current?.click()}>
            {t('settings.photo.upload')}
          </Button>
          {user.avatar ? (
            <Button variant="ghost" size="sm" isDisabled={photo.isBusy} onPress={() => void photo.remove()}>
              {t('settings.photo.remove')}
            </Button>
          ) : null}
        </div>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png"
          aria-label={t('settings.photo.title')}
          hidden
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // the same file may be chosen again
            event.target.value = '';
            if (file) void photo.choose(file);
          }}
        />
        <div role="alert">
          {photo.problem ? <ErrorText>{t(`settings.photo.problem.${photo.problem}`)}</ErrorText> : null}
        </div>
        <Refusal error={photo.error} />
        <div role="status" className={css.rule}>
          {photo.news ? t(`settings.photo.${photo.news}`) : null}
        </div>
      </div>
      {photo.picture ? (
        <Suspense>
          <CropDialog picture={photo.picture} onCrop={photo.save} onClose={photo.forget} />
        </Suspense>
      ) : null}
    </div>
  );
}
