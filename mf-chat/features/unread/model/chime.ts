/** samples a second, Hz */
const RATE = 8000;
const SECONDS = 0.25;
/** two notes, Hz: the second begins half-way */
const NOTES = [880, 1174] as const;
const HEADER_BYTES = 44;

/** A short sound that fades, as a WAV file of 2 KB: made here, nothing is fetched. */
function chimeFile(): Blob {
  const count = RATE * SECONDS;
  const file = new DataView(new ArrayBuffer(HEADER_BYTES + count));
  const text = (at: number, words: string) => {
    for (let index = 0; index < words.length; index += 1) file.setUint8(at + index, words.charCodeAt(index));
  };
  text(0, 'RIFF');
  file.setUint32(4, HEADER_BYTES - 8 + count, true);
  text(8, 'WAVEfmt ');
  file.setUint32(16, 16, true);
  // PCM, one channel, a byte a sample
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, RATE, true);
  file.setUint32(28, RATE, true);
  file.setUint16(32, 1, true);
  file.setUint16(34, 8, true);
  text(36, 'data');
  file.setUint32(40, count, true);
  for (let sample = 0; sample < count; sample += 1) {
    const note = sample < count / 2 ? NOTES[0] : NOTES[1];
    const loudness = 40 * (1 - sample / count);
    file.setUint8(HEADER_BYTES + sample, 128 + loudness * Math.sin((2 * Math.PI * note * sample) / RATE));
  }
  return new Blob([file], { type: 'audio/wav' });
}

let address: string | undefined;

/** a tab that was never in front does not refuse to play: it waits until it is, when the message is long read */
const STARTS_WITHIN_MS = 1000;

/** Plays it. @returns false from a browser that plays nothing here: before the first press or tap, or in a tab that was never in front */
export async function playChime(): Promise<boolean> {
  address ??= URL.createObjectURL(chimeFile());
  const sound = new Audio(address);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => {
      sound.pause();
      resolve(false);
    }, STARTS_WITHIN_MS);
  });
  const isHeard = sound.play().then(
    () => true,
    () => false,
  );
  const answer = await Promise.race([isHeard, isLate]);
  clearTimeout(timer);
  return answer;
}
