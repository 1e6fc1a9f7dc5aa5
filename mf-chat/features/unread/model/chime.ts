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

/** Plays it. A browser that plays nothing before the first press or tap stays silent. */
export function playChime(): void {
  address ??= URL.createObjectURL(chimeFile());
  new Audio(address).play().catch(() => undefined);
}
