const END = Buffer.from('\r\n\r\n');
const STATUS = /^HTTP\/1\.[01] (\d{3})[ \r]/;
/** longer than any head that Node takes */
const LIMIT = 16 * 1024;

export interface ReadHead {
  status: number;
  /** as it came, with the empty line */
  head: Buffer;
  /** what came behind it */
  rest: Buffer;
}

/** Reads the head of an answer from a connection. */
export class AnswerHead {
  #bytes: Buffer = Buffer.alloc(0);

  /** @returns the head once it is whole; 'unreadable' when it is no head, or has no end */
  pass(bytes: Buffer): ReadHead | 'unreadable' | undefined {
    this.#bytes = Buffer.concat([this.#bytes, bytes]);
    const end = this.#bytes.subarray(0, LIMIT).indexOf(END);
    if (end < 0) return this.#bytes.length < LIMIT ? undefined : 'unreadable';
    const head = this.#bytes.subarray(0, end + END.length);
    const status = STATUS.exec(head.toString('latin1'))?.[1];
    return status ? { status: Number(status), head, rest: this.#bytes.subarray(head.length) } : 'unreadable';
  }
}
