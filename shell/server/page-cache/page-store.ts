import { type Encoding, finished, plain } from '../compression.ts';
import { type SharedPage, withoutNonce } from './without-nonce.ts';

/** A finished page as it is sent to many. */
export interface StoredPage extends Pick<SharedPage, 'scripts' | 'styles'> {
  /** the composition that it is of, as X-Composition says it */
  header: string;
  /** those that have a part in it, 'mf-tour@1.1.0' */
  versions: readonly string[];
  body(encoding: Encoding): Promise<Buffer>;
  /** of all its forms */
  readonly bytes: number;
  /** @param tell hears by how many bytes, from now on */
  onGrowth(tell: (bytes: number) => void): void;
}

/** what came of a page while it went to who asked first */
export interface MadePage {
  header: string;
  versions?: readonly string[];
  nonce: string;
  encoding: Encoding;
  body: Buffer;
}

/** Compressed once for each encoding that anybody asks for; the plain text is not held. */
export async function storedPage({ header, versions = [], nonce, encoding, body }: MadePage): Promise<StoredPage> {
  const { html, scripts, styles } = withoutNonce((await plain(encoding, body)).toString('latin1'), nonce);
  const first = await finished('br', Buffer.from(html, 'latin1'));
  let bytes = first.length;
  let tellGrowth: (bytes: number) => void = () => undefined;
  let zipped: Promise<Buffer> | undefined;
  const gzip = async () => {
    const content = await finished('gzip', await plain('br', first));
    bytes += content.length;
    tellGrowth(content.length);
    return content;
  };
  return {
    ...{ header, versions, scripts, styles },
    async body(wanted) {
      if (wanted === 'br') return first;
      if (wanted === 'identity') return plain('br', first);
      zipped ??= gzip();
      return zipped;
    },
    get bytes() {
      return bytes;
    },
    onGrowth(tell) {
      tellGrowth = tell;
    },
  };
}
