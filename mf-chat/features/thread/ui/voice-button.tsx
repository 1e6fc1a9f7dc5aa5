import { AudioLinesIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { IconButton } from '@cairn/shared-contracts/ui/icon-button';
import { toast } from '@cairn/shared-contracts/ui/toast';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import type { OutgoingFile } from '../../../common/model/outbox.ts';
import css from './compose.module.css';

const VoiceRecorder = lazy(() => import('./voice-recorder.tsx'));

const never = () => () => undefined;
const canRecord = () => typeof MediaRecorder === 'function' && navigator.mediaDevices !== undefined;

/** Says something instead of writing it; not there where the browser cannot record. The recorder's code comes with the first press. */
export function VoiceButton({ onVoice }: { onVoice: (file: OutgoingFile) => void }) {
  const { t } = useTranslation('mf-chat');
  const isThere = useSyncExternalStore(never, canRecord, () => false);
  const [stream, setStream] = useState<MediaStream | null>(null);
  if (!isThere) return null;
  const start = async () => {
    try {
      setStream(await navigator.mediaDevices.getUserMedia({ audio: true }));
    } catch {
      // specification §8
      toast({ tone: 'error', title: t('dictate.denied'), text: t('dictate.deniedHelp') });
    }
  };
  return (
    <>
      <IconButton label={t('voice.record')} className={`${css.button} ${css.voice}`} onPress={start}>
        <AudioLinesIcon />
      </IconButton>
      {stream ? (
        <Suspense>
          <VoiceRecorder stream={stream} onVoice={onVoice} onClose={() => setStream(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
