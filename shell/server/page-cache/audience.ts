/** Those who want what is being made. */
export class Audience {
  readonly #gone = new AbortController();
  #size = 0;

  /** aborts when the last of them has left */
  get gone(): AbortSignal {
    return this.#gone.signal;
  }

  /** @returns called by who wants it no more, if they do not leave the site before */
  join(visitor: AbortSignal): () => void {
    let isHere = true;
    const leave = () => {
      if (!isHere) return;
      isHere = false;
      visitor.removeEventListener('abort', leave);
      this.#size -= 1;
      if (this.#size === 0) this.#gone.abort();
    };
    this.#size += 1;
    if (visitor.aborted) leave();
    else visitor.addEventListener('abort', leave);
    return leave;
  }
}
