import type { ErrorCode } from './error-codes.ts';

/** What the api says of what is in a file. */
const FILE_FAULTS: ReadonlySet<string> = new Set([
  'not_an_image',
  'file_type_mismatch',
  'file_type_not_taken',
  'broken_image',
  'too_many_pixels',
  'file_empty',
  'file_too_large',
  'body_too_large',
] satisfies ErrorCode[]);

/** Whether an upload was refused for its file: sent again, it is the same file, and all that helps is another one. */
export const isFileAtFault = (code: string): boolean => FILE_FAULTS.has(code);
