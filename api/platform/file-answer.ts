import type { Readable } from 'node:stream';

/** What a call answers with when it is a file and no JSON: streamed as it is made. */
export class FileAnswer {
  readonly body: Readable;
  /** media type */
  readonly type: string;
  /** shown to the visitor, in any letters */
  readonly name: string;

  constructor(body: Readable, type: string, name: string) {
    this.body = body;
    this.type = type;
    this.name = name;
  }

  /** RFC 6266: a plain name for old readers, the true one for the others */
  get disposition(): string {
    const plain = this.name.replace(/[^\w. -]+/g, '_');
    const exact = encodeURIComponent(this.name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
    return `inline; filename="${plain}"; filename*=UTF-8''${exact}`;
  }
}
