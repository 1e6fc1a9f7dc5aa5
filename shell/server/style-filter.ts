import { Writable } from 'node:stream';
import { InlineStyles } from '@cairn/shared-contracts/remote/inline-styles';

/** a compressor, which holds back what it got until it is told to flush; or any other stream */
type Target = Writable & { flush?: () => void };

/**
 * Where React's HTML is cut: before the style sheets, so that the leading picture is asked for while they are being compressed, and behind
 * them, where the rest of the head begins.
 */
const CUTS = [/<style |<link rel="stylesheet"/, /<meta name="color-scheme"/];
const LONGEST_CUT = '<link rel="stylesheet"'.length + 2;
/**
 * React writes 4 KB at a time, and each write to a compressor is a job of another thread, with a turn of the event loop behind it. What
 * nobody waits for is collected up to so many bytes.
 */
const PIECE = 64 * 1024;

/**
 * Stands between React's HTML and the compressor. What the first paint waits for goes out at once, so that the browser asks for it while
 * the rest is still being compressed. And it renames style attributes, which the page's policy would block: a script in the
 * head (composition/inline-styles.ts) applies them. Bytes are read as Latin-1, one character each: what matters is ASCII.
 */
class StyleFilter extends Writable {
  readonly #styles = new InlineStyles();
  readonly #target: Target;
  /** what is still to be cut at */
  readonly #cuts = [...CUTS];
  /** the last letters, where a cut may begin */
  #tail = '';
  /** as React wrote it, looked at and passed on together */
  #collected: Buffer[] = [];
  #length = 0;
  #isFull = false;
  #flushIsDue = false;

  constructor(target: Target) {
    super();
    this.#target = target;
    target.on('error', (error) => this.destroy(error));
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    if (this.#cuts.length > 0 ? this.#pass(this.#styles.write(chunk.toString('latin1'))) : this.#collect(chunk)) {
      done();
      return;
    }
    this.#isFull = true;
    this.#target.once('drain', () => {
      this.#isFull = false;
      done();
      if (this.#flushIsDue && !this.#isFull) this.flush();
    });
  }

  /** @returns false when the target is full */
  #pass(html: string): boolean {
    if (html === '') return true;
    const [cut] = this.#cuts;
    if (!cut) return this.#target.write(html, 'latin1');
    const seen = this.#tail + html;
    const at = seen.search(cut);
    if (at < 0) {
      this.#tail = seen.slice(1 - LONGEST_CUT);
      return this.#target.write(html, 'latin1');
    }
    const end = Math.max(0, at - this.#tail.length);
    this.#cuts.shift();
    this.#tail = '';
    this.#target.write(html.slice(0, end), 'latin1');
    this.#target.flush?.();
    return this.#pass(html.slice(end));
  }

  /** @returns false when the target is full */
  #collect(chunk: Buffer): boolean {
    this.#collected.push(chunk);
    this.#length += chunk.length;
    return this.#length < PIECE || this.#passCollected();
  }

  #passCollected(): boolean {
    const html = this.#styles.write(Buffer.concat(this.#collected, this.#length).toString('latin1'));
    this.#collected = [];
    this.#length = 0;
    return this.#pass(html);
  }

  override _final(done: () => void): void {
    // a flush may still be due
    this.#passCollected();
    this.#target.end(this.#styles.end(), 'latin1');
    done();
  }

  /** React calls it after every part of the page: the part must reach the visitor now */
  flush(): void {
    this.#flushIsDue = this.#isFull;
    if (this.#isFull) return;
    // a target that is full by it keeps order, and flushes behind it
    this.#passCollected();
    this.#target.flush?.();
  }
}

/** @returns where React's HTML goes instead of `target` */
export const withoutStyleAttributes = (target: Target): Writable => new StyleFilter(target);
