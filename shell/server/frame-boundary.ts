const LENGTH_16 = 126;

/** bytes of a server's frame (RFC 6455 §5.2) before its payload, and of it; undefined while too little of it is there */
function frameLength(head: Buffer): number | undefined {
  if (head.length < 2) return undefined;
  // servers mask nothing
  const length = head.readUInt8(1) & 0x7f;
  if (length < LENGTH_16) return 2 + length;
  if (length === LENGTH_16) return head.length < 4 ? undefined : 4 + head.readUInt16BE(2);
  return head.length < 10 ? undefined : 10 + Number(head.readBigUInt64BE(2));
}

/** Follows the frames that a server sends over an open socket, so that another can be put in where one ends and the next has not begun. */
export class FrameBoundary {
  /** the first bytes of a frame whose length is not known yet: nine at most */
  #begun: Buffer = Buffer.alloc(0);
  /** bytes to come of the frame that was begun */
  #toCome = 0;

  /** whether the last frame is whole */
  get atBoundary(): boolean {
    return this.#toCome === 0 && this.#begun.length === 0;
  }

  pass(bytes: Buffer): void {
    let rest = this.#begun.length > 0 ? Buffer.concat([this.#begun, bytes]) : bytes;
    while (rest.length > 0) {
      const length = this.#toCome || frameLength(rest);
      if (length === undefined) break;
      this.#toCome = Math.max(0, length - rest.length);
      rest = rest.subarray(length);
    }
    this.#begun = rest;
  }
}

/** A server's frame that closes a socket. */
export function closeFrame(code: number): Buffer {
  const frame = Buffer.from([0x88, 2, 0, 0]);
  frame.writeUInt16BE(code, 2);
  return frame;
}
