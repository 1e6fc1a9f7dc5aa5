import { Writable } from 'node:stream';
import { InlineStyles } from '@cairn/shared-contracts/remote/inline-styles';

/** a compressor, which holds back what it got until it is told to flush; or any other stream */
type Target = Writable & { flush?: () => void };

/**
 * Stands between React's HTML and the compressor and renames style attributes, which the page's policy would block: a script in the
 * head (composition/inline-styles.ts) applies them. Bytes are read as Latin-1, one character each: what matters is ASCII.
 */
class StyleFilter extends Writable {
  readonly #styles = new InlineStyles();
  readonly #target: Target;
  #isFull = false;
  #flushIsDue = false;

  constructor(target: Target) {
    super();
    this.#target = target;
    target.on('error', (error) => this.destroy(error));
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    const html = this.#styles.write(chunk.toString('latin1'));
    if (html === '' || this.#target.write(html, 'latin1')) {
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

  override _final(done: () => void): void {
    this.#target.end(this.#styles.end(), 'latin1');
    done();
  }

  /** React calls it after every part of the page: the part must reach the visitor now */
  flush(): void {
    this.#flushIsDue = this.#isFull;
    if (!this.#isFull) this.#target.flush?.();
  }
}

/** @returns where React's HTML goes instead of `target` */
export const withoutStyleAttributes = (target: Target): Writable => new StyleFilter(target);
