import type { Content } from 'pdfmake/interfaces';
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

const inRuns = (
  text: string,
  family: Family,
  lineHeight: number,
): { text: string; font?: string; lineHeight?: number }[] =>
  hanRuns(text).map(({ text, isHan }) =>
    isHan ? { text, font: `${family}Han`, lineHeight: lineHeight * LINE } : { text },
  );

function lineHeightOf(node: Record<string, unknown>, around: number): number {
  const styled = typeof node.style === 'string' ? STYLES[node.style]?.lineHeight : undefined;
  return typeof node.lineHeight === 'number' ? node.lineHeight : (styled ?? around);
}

/** One text of several. The library loses the looks of a text that holds texts: here every run has those of the whole. */
function inlineRuns(inline: unknown, family: Family, lineHeight: number): unknown[] {
  if (typeof inline === 'string') return hasHan(inline) ? inRuns(inline, family, lineHeight) : [inline];
  if (!isRecord(inline) || typeof inline.text !== 'string' || !hasHan(inline.text)) return [inline];
  const runs = inRuns(inline.text, familyOf(inline, family), lineHeightOf(inline, lineHeight));
  return runs.map((run) => ({ ...inline, ...run }));
}

function textOf(text: unknown, family: Family, lineHeight: number): unknown {
  if (typeof text === 'string') return hasHan(text) ? inRuns(text, family, lineHeight) : text;
  return Array.isArray(text) ? text.flatMap((inline) => inlineRuns(inline, family, lineHeight)) : text;
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
    return [[key, key === 'text' ? textOf(value, own, ownLine) : walk(value, own, ownLine)]];
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
