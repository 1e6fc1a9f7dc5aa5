import { useEffect, useRef, useState } from 'react';

/** `denied`: the text of specification §8 */
export type MicrophoneProblem = 'denied' | 'missing' | 'failed';

/** https://w3c.github.io/mediacapture-main/#dom-mediadevices-getusermedia */
function problemOf(error: unknown): MicrophoneProblem {
  switch (error instanceof DOMException ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'denied';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'missing';
    default:
      // another program holds it, or the system does not give it away
      return 'failed';
  }
}

const stop = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop();
};

export interface Microphone {
  /** what it hears; null while it is off */
  stream: MediaStream | null;
  /** the browser asks its user; asked again meanwhile nothing happens */
  open(): Promise<void>;
  close(): void;
}

/** The microphone, on only for as long as somebody wants it: one that is allowed after the page has gone is turned off at once. */
export function useMicrophone(onProblem: (problem: MicrophoneProblem) => void): Microphone {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const isAskingRef = useRef(false);
  const isGoneRef = useRef(false);
  // also of a recorder whose code never came
  useEffect(() => (stream ? () => stop(stream) : undefined), [stream]);
  useEffect(() => {
    isGoneRef.current = false;
    return () => {
      isGoneRef.current = true;
    };
  }, []);
  return {
    stream,
    open: async () => {
      if (isAskingRef.current) return;
      isAskingRef.current = true;
      try {
        const opened = await navigator.mediaDevices.getUserMedia({ audio: true });
        if (isGoneRef.current) stop(opened);
        else setStream(opened);
      } catch (error) {
        if (!isGoneRef.current) onProblem(problemOf(error));
      } finally {
        isAskingRef.current = false;
      }
    },
    close: () => setStream(null),
  };
}
