import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import * as z from 'zod/mini';
import type { Report } from './problem.ts';

type Path = readonly PropertyKey[];

/** "is missing", "Invalid input: expected string" */
const reasonOf = (issue: z.core.$ZodIssue): string => {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'is missing';
  return issue.code === 'unrecognized_keys'
    ? `nobody knows ${issue.keys.map((key) => `"${key}"`).join(', ')}`
    : issue.message;
};

/**
 * YAML of a shape, or what is wrong with it.
 * @param firstLine of the YAML in its file
 */
export function readYaml<T>(text: string, shape: z.ZodMiniType<T>, firstLine: number, report: Report): T | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  for (const { pos, message } of document.errors) report(lineAt(pos[0]), message.split('\n')[0] ?? message);
  if (document.errors.length > 0) return undefined;

  /** of the key itself, or of the nearest that there is */
  const lineOf = (path: Path): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true);
      const parent = document.getIn(path.slice(0, length - 1), true);
      const last = path[length - 1];
      const key = isMap(parent)
        ? parent.items.find((item) => isScalar(item.key) && item.key.value === last)?.key
        : null;
      const range = isNode(key) ? key.range : isNode(node) ? node.range : null;
      if (range) return lineAt(range[0]);
    }
    return firstLine;
  };
  const read = z.safeParse(shape, document.toJS() ?? {}, { reportInput: true });
  if (read.success) return read.data;
  for (const issue of read.error.issues) {
    const name = issue.path.join('.');
    report(lineOf(issue.path), `${name}${name ? ': ' : ''}${reasonOf(issue)}`);
  }
  return undefined;
}
