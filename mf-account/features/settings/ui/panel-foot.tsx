import { CheckIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import css from './panel-foot.module.css';

interface PanelFootProps {
  /** verb and object; "Save changes" by default */
  label?: string;
  isSaving: boolean;
  /** something was changed: it can be discarded */
  isUnsaved: boolean;
  isSaved: boolean;
  onDiscard: () => void;
}

/** The end of a panel that is saved as a whole, and what became of it. */
export function PanelFoot({ label, isSaving, isUnsaved, isSaved, onDiscard }: PanelFootProps) {
  const { t } = useTranslation('mf-account');
  return (
    <div className={css.foot}>
      <div role="status" className={css.status}>
        {isSaved && !isUnsaved ? (
          <>
            <CheckIcon size={16} />
            {t('settings.saved')}
          </>
        ) : null}
      </div>
      {isUnsaved ? (
        <Button variant="ghost" isDisabled={isSaving} onPress={onDiscard}>
          {t('settings.discard')}
        </Button>
      ) : null}
      <Button type="submit" isLoading={isSaving}>
        {label ?? t('settings.save')}
      </Button>
    </div>
  );
}
