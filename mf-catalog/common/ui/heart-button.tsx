import { HeartIcon } from '@cairn/shared-contracts/icons';
import { type FragmentProps, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { closeToast, type ToastMessage, toast } from '@cairn/shared-contracts/ui/toast';
import { useFavourites } from '../model/use-favourites.ts';
import css from './heart-button.module.css';

export type HeartButtonProps = FragmentProps<'mf-catalog/heart'>;

let lastToast: number | undefined;

/** The newest heart has the say: what an earlier one said need not wait its turn. */
function say(message: ToastMessage): void {
  if (lastToast !== undefined) closeToast(lastToast);
  lastToast = toast(message);
}

/** Keeps a tour, or lets it go. The heart fills at once; a toast offers the way back. */
export function HeartButton({ tourId, label }: HeartButtonProps) {
  const { t } = useTranslation('mf-catalog');
  const { ids, set } = useFavourites();
  const isOn = ids.includes(tourId);

  async function change(on: boolean) {
    const outcome = await set(tourId, on);
    if (outcome.kind === 'refused') say({ tone: 'error', text: t('heart.refused') });
    if (outcome.kind !== 'done') return;
    say({
      text: t(on ? 'heart.added' : 'heart.removed'),
      action: { label: t('heart.undo'), onAction: () => void set(tourId, !on) },
    });
  }

  return (
    <button
      type="button"
      className={label ? css.labelled : css.heart}
      aria-label={label ? undefined : t(isOn ? 'heart.remove' : 'heart.add')}
      aria-pressed={isOn}
      data-on={isOn || undefined}
      onClick={() => void change(!isOn)}
    >
      <HeartIcon size={label ? 20 : 24} />
      {label}
    </button>
  );
}
