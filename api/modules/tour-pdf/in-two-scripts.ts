import type { Content, ContentText } from 'pdfmake/interfaces';
import { hanRuns, hasHan } from './han-runs.ts';
import { STYLES } from './look.ts';

type Family = 'Onest' | 'Geologica';

/** where a node of a document holds texts and further nodes; its other strings are names of styles, addresses and drawings */
const HOLDERS = ['text', 'stack', 'columns', 'ul', 'ol', 'table', 'body'] as const;
/** the Chinese typeface has taller lines by itself */
const LINE = 1.28;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function familyOf(node: Record<string, unknown>, around: Family): Family {
  const named = node.font ?? (typeof node.style === 'string' ? STYLES[node.style]?.font : undefined);
  return named === 'Geologica' || named === 'Onest' ? named : around;
}

const inRuns = (text: string, family: Family, lineHeight: number): ContentText[] =>
  hanRuns(text).map(({ text, isHan }) =>
    isHan ? { text, font: `${family}Han`, lineHeight: lineHeight * LINE } : { text },
  );

function lineHeightOf(node: Record<string, unknown>, around: number): number {
  const styled = typeof node.style === 'string' ? STYLES[node.style]?.lineHeight : undefined;
  return typeof node.lineHeight === 'number' ? node.lineHeight : (styled ?? around);
}

function walk(node: unknown, family: Family, lineHeight: number): unknown {
  if (typeof node === 'string') return hasHan(node) ? { text: inRuns(node, family, lineHeight) } : node;
  if (Array.isArray(node)) return node.map((part) => walk(part, family, lineHeight));
  if (!isRecord(node)) return node;
  const own = familyOf(node, family);
  const ownLine = lineHeightOf(node, lineHeight);
  const held = HOLDERS.flatMap((key) => {
    const value = node[key];
    if (value === undefined) return [];
    const isText = key === 'text' && typeof value === 'string';
    if (isText) return hasHan(value) ? [[key, inRuns(value, own, ownLine)]] : [];
    return [[key, walk(value, own, ownLine)]];
  });
  return { ...node, ...Object.fromEntries(held) };
}

/**
 * The same content with its Chinese letters in the typeface that has them: the library takes one font for a text and knows no other
 * to fall back on.
 * @param lineHeight of the document's default style
 */
export function inTwoScripts<T extends Content | Content[]>(content: T, lineHeight: number): T {
  // nodes keep their shape: a text is held by the same node in more pieces
  return walk(content, 'Onest', lineHeight) as T;
}
