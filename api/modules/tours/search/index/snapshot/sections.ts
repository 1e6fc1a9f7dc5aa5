import { endianness } from 'node:os';

/** changes with what the index consists of: what was written before is not read any more */
export const SNAPSHOT_FORMAT = 6;

const MAGIC = 'CAIRN-IX';
/** every section begins at a multiple of it, so that numbers can be read where they lie */
const ALIGNMENT = 8;

const TYPES = {
  u8: Uint8Array,
  i16: Int16Array,
  i32: Int32Array,
  u32: Uint32Array,
  f64: Float64Array,
} as const;
type Type = keyof typeof TYPES;
type Numbers<T extends Type> = InstanceType<(typeof TYPES)[T]> & { readonly buffer: ArrayBuffer };

interface Section {
  type: Type | 'json' | 'text';
  /** bytes from the end of the header */
  at: number;
  /** bytes */
  length: number;
}
interface Header {
  format: number;
  endianness: string;
  sections: Record<string, Section>;
}

const padded = (length: number): number => Math.ceil(length / ALIGNMENT) * ALIGNMENT;

/** Writes a file of named sections: what it is, how long the header is, the header, the sections. */
export class SectionWriter {
  readonly #sections: Record<string, Section> = {};
  readonly #chunks: Uint8Array[] = [];
  #end = 0;

  /** nothing is copied: the numbers must not change before the file is written */
  numbers(name: string, values: Numbers<Type>): void {
    const type = (Object.keys(TYPES) as Type[]).find((key) => values instanceof TYPES[key]) ?? 'u8';
    this.#add(name, type, new Uint8Array(values.buffer, values.byteOffset, values.byteLength));
  }

  json(name: string, value: unknown): void {
    this.#add(name, 'json', Buffer.from(JSON.stringify(value)));
  }

  /** texts without the sign of number 0 */
  texts(name: string, values: readonly string[]): void {
    this.#add(name, 'text', Buffer.from(values.join('\0')));
  }

  #add(name: string, type: Section['type'], bytes: Uint8Array): void {
    if (this.#sections[name]) throw new Error(`two sections are called ${name}`);
    this.#sections[name] = { type, at: this.#end, length: bytes.length };
    const gap = padded(bytes.length) - bytes.length;
    this.#chunks.push(bytes, ...(gap > 0 ? [new Uint8Array(gap)] : []));
    this.#end += bytes.length + gap;
  }

  /** the parts of the file, in order */
  *file(): Generator<Uint8Array> {
    const header: Header = { format: SNAPSHOT_FORMAT, endianness: endianness(), sections: this.#sections };
    const json = Buffer.from(JSON.stringify(header));
    const head = Buffer.alloc(padded(MAGIC.length + 4 + json.length), ' ');
    head.write(MAGIC);
    head.writeUInt32LE(head.length, MAGIC.length);
    json.copy(head, MAGIC.length + 4);
    yield head;
    yield* this.#chunks;
  }
}

/** Reads such a file where it lies in memory: arrays of numbers are views of it. */
export class SectionReader {
  readonly #file: Buffer<ArrayBuffer>;
  readonly #start: number;
  readonly #sections: Record<string, Section>;

  /**
   * @param file begins at a multiple of eight bytes of its buffer
   * @throws Error when it is of another format or of a machine of the other byte order
   */
  constructor(file: Buffer<ArrayBuffer>) {
    if (file.toString('latin1', 0, MAGIC.length) !== MAGIC) throw new Error('not a snapshot of the index');
    this.#file = file;
    this.#start = file.readUInt32LE(MAGIC.length);
    const header: Header = JSON.parse(file.toString('utf8', MAGIC.length + 4, this.#start));
    if (header.format !== SNAPSHOT_FORMAT) throw new Error(`a snapshot of format ${header.format}`);
    if (header.endianness !== endianness()) throw new Error(`a snapshot of a ${header.endianness} machine`);
    this.#sections = header.sections;
  }

  numbers<T extends Type>(name: string, type: T): Numbers<T> {
    const { at, length } = this.#find(name, type);
    const bytes = TYPES[type].BYTES_PER_ELEMENT;
    return new TYPES[type](this.#file.buffer, this.#file.byteOffset + this.#start + at, length / bytes) as Numbers<T>;
  }

  /** as the writer of the same format gave it */
  json<T>(name: string): T {
    return JSON.parse(this.#text(name, 'json')) as T;
  }

  texts(name: string): string[] {
    return this.#text(name, 'text').split('\0');
  }

  #text(name: string, type: 'json' | 'text'): string {
    const { at, length } = this.#find(name, type);
    return this.#file.toString('utf8', this.#start + at, this.#start + at + length);
  }

  #find(name: string, type: Section['type']): Section {
    const section = this.#sections[name];
    if (section?.type !== type) throw new Error(`the snapshot has no ${name} of type ${type}`);
    return section;
  }
}
