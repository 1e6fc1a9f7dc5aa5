import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { tidyText } from '@cairn/shared-contracts/domain/tidy-text';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { errorCode } from '../error-code.ts';
import { ApiError, broken, invalid } from '../errors.ts';

/** What an upload call takes. */
export interface UploadRule {
  /** name of the form's field with the file */
  field: string;
  maxBytes: number;
}

/** A file as it came: on disk under a name of ours. Name and type are only what the client claims. */
export interface ReceivedFile {
  path: string;
  name: string;
  type: string;
  size: number;
}

export interface ReceivedUpload {
  fields: Record<string, string>;
  file: ReceivedFile | null;
  /** removes the file; to be called however the call ends */
  dispose(): Promise<void>;
}

const MAX_FIELDS = 20;
const MAX_FIELD_BYTES = 4_096;
const MAX_NAME = 200;
const MEGABYTE = 1_000_000;

/** @param field of the form, where the message stands as well */
export const fileTooLarge = (maxBytes: number, field: string): ApiError =>
  new ApiError(413, 'file_too_large', { params: { megabytes: Math.floor(maxBytes / MEGABYTE) }, field });

/** It says nothing to anybody: mostly a copy or a download that broke off. */
export const emptyFile = (field: string): ApiError => new ApiError(422, 'file_empty', { field });

const secondFile = (field: string): ApiError => invalid({ [field]: [{ key: 'instead.oneFile' }] });

/** The parser's plain errors: no boundary, a form that ends too early. What an upload call gets wrong is not a fault of ours. */
const isMalformedForm = (error: unknown): boolean =>
  error instanceof Error && /multipart data$|Boundary not found|needle cannot/.test(error.message);

const malformedForm = (): ApiError => new ApiError(400, 'malformed_request');

/** a name without folders, of any system, in one line that reads as it is: turned around, 'fdp.exe' looks like a document */
const plainName = (name: string): string =>
  tidyText(basename(name.replaceAll('\\', '/')))
    .replace(/\s+/g, ' ')
    .slice(-MAX_NAME) || 'file';

async function keep(part: MultipartFile, path: string, { field, maxBytes }: UploadRule): Promise<ReceivedFile> {
  await pipeline(part.file, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  // the parser ends an oversized file early instead of failing
  if (part.file.truncated) throw fileTooLarge(maxBytes, field);
  const { size } = await stat(path);
  if (size === 0) throw emptyFile(field);
  return { path, name: plainName(part.filename), type: part.mimetype.toLowerCase(), size };
}

/**
 * Reads a form with one file, which is written to the system's temporary folder until the result is disposed. A body that is no
 * form is left to the JSON parser.
 * @throws ApiError 400 for a form that cannot be read, 413 file_too_large, 422 for an empty file, a second one or one in another field
 */
export async function receiveUpload(request: FastifyRequest, rule: UploadRule): Promise<ReceivedUpload | undefined> {
  if (!request.isMultipart()) return undefined;
  const path = join(tmpdir(), `cairn-upload-${randomUUID()}`);
  const fields: Record<string, string> = {};
  let file: ReceivedFile | null = null;
  const dispose = () => rm(path, { force: true });
  try {
    const limits = { fileSize: rule.maxBytes, files: 1, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES };
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file' && part.fieldname !== rule.field) {
        throw invalid({ [rule.field]: [broken('required')] });
      }
      if (part.type === 'file') file = await keep(part, path, rule);
      else if (typeof part.value === 'string') fields[part.fieldname] = part.value;
    }
  } catch (error) {
    await dispose();
    if (errorCode(error) === 'FST_FILES_LIMIT') throw secondFile(rule.field);
    throw isMalformedForm(error) ? malformedForm() : error;
  }
  return { fields, file, dispose };
}
