import { MicIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { IconButton } from '@cairn/shared-contracts/ui/icon-button';
import { toast } from '@cairn/shared-contracts/ui/toast';
import { useDictation } from '../model/use-dictation.ts';
import css from './dictate-button.module.css';

/** Says a message instead of typing it; not there where the browser cannot hear. */
export function DictateButton({ onWords }: { onWords: (words: string) => void }) {
  const { t } = useTranslation('mf-chat');
  const { isThere, isListening, toggle } = useDictation({
    onWords,
    onProblem: (problem) => toast({ tone: 'error', title: t(`dictate.${problem}`), text: t(`dictate.${problem}Help`) }),
  });
  if (!isThere) return null;
  return (
    <IconButton
      label={isListening ? t('dictate.stop') : t('dictate.start')}
      className={isListening ? `${css.button} ${css.listening}` : (css.button ?? '')}
      onPress={toggle}
    >
      <MicIcon />
    </IconButton>
  );
}
