import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { tidyText } from '@cairn/shared-contracts/domain/tidy-text';
import { fileTypeFromFile } from 'file-type';
import { emptyFile, type ReceivedFile } from '../../platform/http/receive-upload.ts';
import { falseType, typeNotTaken } from './refusals.ts';

interface FileKind {
  /** by content, as the detector names it */
  sniffed: readonly string[];
  extensions: readonly string[];
  /** what browsers claim for it */
  type: string;
}

const OLD_OFFICE = 'application/x-cfb';
const OFFICE = 'application/vnd.openxmlformats-officedocument';
/** specification §2: images, pdf, doc, docx, xls, xlsx; plain text is read by everybody as well */
const FILES: readonly FileKind[] = [
  { sniffed: ['application/pdf'], extensions: ['.pdf'], type: 'application/pdf' },
  { sniffed: ['image/jpeg'], extensions: ['.jpg', '.jpeg'], type: 'image/jpeg' },
  { sniffed: ['image/png'], extensions: ['.png'], type: 'image/png' },
  { sniffed: ['image/webp'], extensions: ['.webp'], type: 'image/webp' },
  { sniffed: ['image/gif'], extensions: ['.gif'], type: 'image/gif' },
  { sniffed: [OLD_OFFICE], extensions: ['.doc'], type: 'application/msword' },
  { sniffed: [OLD_OFFICE], extensions: ['.xls'], type: 'application/vnd.ms-excel' },
  {
    sniffed: [`${OFFICE}.wordprocessingml.document`],
    extensions: ['.docx'],
    type: `${OFFICE}.wordprocessingml.document`,
  },
  { sniffed: [`${OFFICE}.spreadsheetml.sheet`], extensions: ['.xlsx'], type: `${OFFICE}.spreadsheetml.sheet` },
  { sniffed: ['text'], extensions: ['.txt', '.csv'], type: 'text/plain' },
];
/** what specification §2 names, and nothing else */
const PAPERS = FILES.filter(({ type }) => type !== 'text/plain');
const VIDEOS: readonly FileKind[] = [
  { sniffed: ['video/mp4', 'video/x-m4v'], extensions: ['.mp4', '.m4v'], type: 'video/mp4' },
  { sniffed: ['video/webm'], extensions: ['.webm'], type: 'video/webm' },
  { sniffed: ['video/quicktime'], extensions: ['.mov'], type: 'video/quicktime' },
];

/** what browsers record; a container for both is told from a video by its claim alone */
const VOICES: readonly FileKind[] = [
  { sniffed: ['video/webm', 'audio/webm'], extensions: ['.webm', '.weba'], type: 'audio/webm' },
  { sniffed: ['audio/ogg', 'audio/opus'], extensions: ['.ogg', '.opus'], type: 'audio/ogg' },
  { sniffed: ['audio/mp4', 'audio/x-m4a', 'video/mp4'], extensions: ['.m4a', '.mp4'], type: 'audio/mp4' },
  { sniffed: ['audio/mpeg'], extensions: ['.mp3'], type: 'audio/mpeg' },
  { sniffed: ['audio/wav', 'audio/vnd.wave'], extensions: ['.wav'], type: 'audio/wav' },
];

/** 'audio/webm;codecs=opus' */
const withoutParameters = (type: string): string => type.split(';')[0]?.trim() ?? '';

/** browsers that do not know a type claim nothing by these */
const NO_CLAIM: ReadonlySet<string> = new Set(['', 'application/octet-stream', 'binary/octet-stream']);
const SAMPLE_BYTES = 64_000;

async function sniff({ path }: Pick<ReceivedFile, 'path'>): Promise<string | undefined> {
  const found = await fileTypeFromFile(path);
  if (found) return found.mime;
  const content = await readFile(path);
  const sample = content.subarray(0, SAMPLE_BYTES);
  const text = sample.toString('utf8');
  // markup is text as well, and a browser might run it
  if (sample.includes(0) || /^\s*</.test(text)) return undefined;
  return tidyText(text) || tidyText(content.toString('utf8')) ? 'text' : 'blank text';
}

const claims = (kind: FileKind, type: string): boolean =>
  NO_CLAIM.has(type) ||
  type === kind.type ||
  kind.sniffed.includes(type) ||
  (kind.type === 'text/plain' && /^text\/(plain|csv)$/.test(type));

async function kindOf(file: ReceivedFile, kinds: readonly FileKind[]): Promise<string> {
  const extension = extname(file.name).toLowerCase();
  const named = kinds.find(({ extensions }) => extensions.includes(extension));
  if (!named) throw typeNotTaken('file');
  const content = await sniff(file);
  if (content === 'blank text' && named.type === 'text/plain') throw emptyFile('file');
  if (!content || !named.sniffed.includes(withoutParameters(content)) || !claims(named, withoutParameters(file.type)))
    throw falseType('file');
  return named.type;
}

/** The media type of a document by its content. @throws ApiError 415 file_type_not_taken, 415 file_type_mismatch, 422 file_empty for a text that says nothing */
export const documentType = (file: ReceivedFile): Promise<string> => kindOf(file, FILES);
/** the same of a picture, a PDF or a file of an office program */
export const paperType = (file: ReceivedFile): Promise<string> => kindOf(file, PAPERS);
/** the same of a video */
export const videoType = (file: ReceivedFile): Promise<string> => kindOf(file, VIDEOS);

export const isVoice = ({ type }: Pick<ReceivedFile, 'type'>): boolean => type.startsWith('audio/');
/** the same of a voice note */
export const voiceType = (file: ReceivedFile): Promise<string> => kindOf(file, VOICES);
