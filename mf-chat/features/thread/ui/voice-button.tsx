import { AudioLinesIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { IconButton } from '@cairn/shared-contracts/ui/icon-button';
import { toast } from '@cairn/shared-contracts/ui/toast';
import { useSyncExternalStore } from 'react';
import type { OutgoingFile } from '../../../common/model/outbox.ts';
import { useLate } from '../../../common/model/use-late.ts';
import { useMicrophone } from '../model/use-microphone.ts';
import css from './compose.module.css';

const loadRecorder = () => import('./voice-recorder.tsx');

const never = () => () => undefined;
const canRecord = () => typeof MediaRecorder === 'function' && navigator.mediaDevices !== undefined;

/** Says something instead of writing it; not there where the browser cannot record. The recorder's code comes with the first press. */
export function VoiceButton({ onVoice }: { onVoice: (file: OutgoingFile) => void }) {
  const { t } = useTranslation('mf-chat');
  const isThere = useSyncExternalStore(never, canRecord, () => false);
  const { stream, open, close } = useMicrophone((problem) =>
    toast({ tone: 'error', title: t(`dictate.${problem}`), text: t(`dictate.${problem}Help`) }),
  );
  const VoiceRecorder = useLate(stream !== null, loadRecorder, close);
  if (!isThere) return null;
  return (
    <>
      <IconButton label={t('voice.record')} className={`${css.button} ${css.voice}`} onPress={() => void open()}>
        <AudioLinesIcon />
      </IconButton>
      {stream && VoiceRecorder ? <VoiceRecorder stream={stream} onVoice={onVoice} onClose={close} /> : null}
    </>
  );
}
