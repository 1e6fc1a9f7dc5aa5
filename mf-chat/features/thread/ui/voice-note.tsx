import type { ChatAttachment } from '@cairn/shared-contracts/api/chat.schema';
import { PauseIcon, PlayIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useRef, useState } from 'react';
import css from './voice-note.module.css';
import { Waveform } from './waveform.tsx';

/** "1:05" */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

const NO_WAVES: readonly number[] = Array.from({ length: 32 }, () => 20);

/** A voice note: nothing of it is fetched before it is played. */
export function VoiceNote({ voice }: { voice: ChatAttachment }) {
  const { t } = useTranslation('mf-chat');
  const audioRef = useRef<HTMLAudioElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const length = voice.duration ?? 0;
  const toggle = () => {
    const audio = audioRef.current;
    if (!audio) return;
    if (isPlaying) audio.pause();
    else audio.play().catch(() => setIsPlaying(false));
  };
  return (
    <div className={css.voice}>
      <button type="button" className={css.play} onClick={toggle}>
        <span className="vh">{t(isPlaying ? 'voice.pause' : 'voice.play', { length: clockOf(length) })}</span>
        {isPlaying ? <PauseIcon size={18} /> : <PlayIcon size={18} />}
      </button>
      <Waveform bars={voice.waveform ?? NO_WAVES} played={length > 0 ? at / length : 0} />
      <span className={css.time} aria-hidden="true">
        {clockOf(isPlaying || at > 0 ? at : length)}
      </span>
      {/* biome-ignore lint/a11y/useMediaCaption: what somebody has just said has no captions */}
      <audio
        ref={audioRef}
        src={voice.url}
        preload="none"
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onEnded={() => setAt(0)}
        onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
      />
    </div>
  );
}
