import { VOICE_MAX_SECONDS, WAVEFORM_BARS } from '@cairn/shared-contracts/domain/chat';
import { useEffect, useRef, useState } from 'react';
import { barsOf } from './waveform.ts';

/** how often the loudness is taken, ms */
const SAMPLE_MS = 100;
/** bars that are shown while it goes on */
const SHOWN_BARS = 32;

export interface Recorded {
  file: File;
  /** heights, 0 to 100 */
  waveform: number[];
  /** seconds */
  duration: number;
}

interface Take {
  recorder: MediaRecorder;
  chunks: Blob[];
  levels: number[];
  since: number;
  done: Promise<void>;
}

/** Records until it is finished or thrown away; the microphone is given back with the component. */
export function useRecording(stream: MediaStream) {
  const takeRef = useRef<Take>(null);
  const [levels, setLevels] = useState<readonly number[]>([]);
  const [seconds, setSeconds] = useState(0);

  useEffect(() => {
    const recorder = new MediaRecorder(stream);
    const chunks: Blob[] = [];
    const heard: number[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data));
    const done = new Promise<void>((resolve) => recorder.addEventListener('stop', () => resolve(), { once: true }));
    const since = Date.now();
    takeRef.current = { recorder, chunks, levels: heard, since, done };
    recorder.start();
    const meter = createMeter(stream);
    const timer = setInterval(() => {
      if (recorder.state !== 'recording') return;
      heard.push(meter.level());
      setLevels([...heard]);
      setSeconds((Date.now() - since) / 1000);
      if (Date.now() - since >= VOICE_MAX_SECONDS * 1000) recorder.stop();
    }, SAMPLE_MS);
    return () => {
      clearInterval(timer);
      meter.close();
      if (recorder.state !== 'inactive') recorder.stop();
      for (const track of stream.getTracks()) track.stop();
    };
  }, [stream]);

  return {
    seconds,
    bars: levels.slice(-SHOWN_BARS),
    /** ends it; asked again it gives the same */
    finish: async (): Promise<Recorded> => {
      const take = takeRef.current;
      if (!take) throw new Error('nothing was recorded');
      if (take.recorder.state !== 'inactive') take.recorder.stop();
      await take.done;
      const type = take.recorder.mimeType.split(';')[0] || 'audio/webm';
      const name = `voice.${type.split('/')[1] ?? 'webm'}`;
      return {
        file: new File(take.chunks, name, { type }),
        waveform: barsOf(take.levels, WAVEFORM_BARS),
        duration: Math.max(0.1, (take.levels.length * SAMPLE_MS) / 1000),
      };
    },
  };
}

/** How loud it is just now, 0 to 100. */
function createMeter(stream: MediaStream): { level(): number; close(): void } {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  // longer than the wait between two looks at it: no sound falls between them
  analyser.fftSize = 8192;
  context.createMediaStreamSource(stream).connect(analyser);
  const wave = new Uint8Array(analyser.fftSize);
  return {
    level: () => {
      analyser.getByteTimeDomainData(wave);
      // 128 is silence
      return Math.min(100, Math.round((Math.max(...wave.map((value) => Math.abs(value - 128))) / 128) * 160));
    },
    close: () => void context.close(),
  };
}
