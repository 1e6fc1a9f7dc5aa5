import { isImage } from '../domain/validators.ts';

/** Which files a selector takes. */
export interface FileRules {
  /** As HTML has it: '.pdf', 'image/*', 'application/pdf'. Without it every file is taken. */
  accept?: readonly string[];
  /** Pictures only, whatever the name says: the file type must start with image/. */
  isImageOnly?: boolean;
  /** bytes of one file */
  maxSize?: number;
}

export type FileProblem = 'image' | 'wrongType' | 'empty' | 'tooLarge';

function matches({ name, type }: Pick<File, 'name' | 'type'>, pattern: string): boolean {
  const wanted = pattern.trim().toLowerCase();
  if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
  if (wanted.endsWith('/*')) return type.toLowerCase().startsWith(wanted.slice(0, -1));
  return type.toLowerCase() === wanted;
}

/** A dropped or pasted file has not passed the accept list of the browser's own dialog. */
export function fileProblem(file: Pick<File, 'name' | 'type' | 'size'>, rules: FileRules): FileProblem | undefined {
  const { accept, isImageOnly = false, maxSize } = rules;
  if (isImageOnly && !isImage(file)) return 'image';
  if (accept && !accept.some((pattern) => matches(file, pattern))) return 'wrongType';
  if (file.size === 0) return 'empty';
  if (maxSize !== undefined && file.size > maxSize) return 'tooLarge';
  return undefined;
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1000;

/** '1.2 MB' in the reader's language */
export function formatSize(bytes: number, locale: string): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[power] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: power > 1 ? 1 : 0,
  }).format(bytes / STEP ** power);
}
