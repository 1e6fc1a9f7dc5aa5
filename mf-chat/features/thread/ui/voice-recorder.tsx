import { uploadFile } from '@cairn/shared-contracts/api/uploads.calls';
import { ArrowUpIcon, TrashIcon } from '@cairn/shared-contracts/icons';
import { useTranslation, useUpload } from '@cairn/shared-contracts/remote/platform';
import { IconButton } from '@cairn/shared-contracts/ui/icon-button';
import { useState } from 'react';
import type { OutgoingFile } from '../../../common/model/outbox.ts';
import { useErrorWords } from '../../../common/model/use-error-words.ts';
import { useFocusAround } from '../../../common/ui/use-focus-around.ts';
import { useRecording } from '../model/use-recording.ts';
import css from './compose.module.css';
import { clockOf } from './voice-note.tsx';
import { Waveform } from './waveform.tsx';

export interface VoiceRecorderProps {
  /** of the microphone */
  stream: MediaStream;
  onVoice: (file: OutgoingFile) => void;
  onClose: () => void;
}

/** Over the field while somebody speaks: how long, how loud, and the two ways to end it. */
export default function VoiceRecorder({ stream, onVoice, onClose }: VoiceRecorderProps) {
  const { t } = useTranslation('mf-chat');
  const upload = useUpload();
  const words = useErrorWords();
  const ref = useFocusAround<HTMLElement>();
  const { seconds, bars, finish } = useRecording(stream);
  const [state, setState] = useState<'recording' | 'sending'>('recording');
  const [problem, setProblem] = useState<string>();
  const send = async () => {
    setState('sending');
    setProblem(undefined);
    const { file, waveform, duration } = await finish();
    const fields = { duration: String(duration), waveform: waveform.join(',') };
    try {
      const { id } = await upload({ call: uploadFile, file, fields });
      onVoice({ id, name: t('voice.name'), type: file.type });
      onClose();
    } catch (error) {
      setProblem(typeof error === 'object' && error !== null && 'kind' in error ? words(error) : t('compose.lost'));
      setState('recording');
    }
  };
  return (
    <section ref={ref} className={css.recorder} aria-label={t('voice.label')}>
      <IconButton label={t('voice.cancel')} onPress={onClose}>
        <TrashIcon />
      </IconButton>
      <span className={css.dot} aria-hidden="true" />
      <span className={css.clock} role="timer">
        {clockOf(seconds)}
      </span>
      {problem ? (
        <span className={css.recorderProblem} role="alert">
          {problem}
        </span>
      ) : (
        <Waveform bars={bars} played={1} />
      )}
      <IconButton
        label={t('voice.send')}
        className={css.send ?? ''}
        isDisabled={state === 'sending'}
        onPress={() => void send()}
        autoFocus
      >
        <ArrowUpIcon />
      </IconButton>
    </section>
  );
}
