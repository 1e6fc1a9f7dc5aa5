import { toHtml } from 'hast-util-to-html';
// says what directives are in the tree
import type {} from 'mdast-util-directive';
import { toHast } from 'mdast-util-to-hast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { cleanEditorial } from '../clean-editorial.ts';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter, ['yaml'])
  // a price is no strikethrough: "~5 days"
  .use(remarkGfm, { singleTilde: false })
  .use(remarkDirective);

/** the tree's own types: their package has no code */
export type Nodes = Parameters<typeof toHast>[0];
export type RootContent = Extract<Nodes, { type: 'root' }>['children'][number];

export interface MarkdownFile {
  /** null: the file has none */
  frontMatter: { text: string; firstLine: number } | null;
  /** what follows it */
  content: readonly RootContent[];
}

/** within a line a colon is a colon: "at 5 o’clock:tea" */
function withoutTextDirectives(node: Nodes, source: string): void {
  if (!('children' in node)) return;
  // a text takes the place of a phrase, which every such parent may hold
  const children = node.children as Nodes[];
  for (const [index, child] of children.entries()) {
    if (child.type !== 'textDirective') withoutTextDirectives(child, source);
    else
      children[index] = { type: 'text', value: source.slice(child.position?.start.offset, child.position?.end.offset) };
  }
}

export function parseMarkdown(text: string): MarkdownFile {
  const source = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const root = parser.parse(source);
  withoutTextDirectives(root, source);
  const { children } = root;
  const [first, ...rest] = children;
  const isYaml = (node: RootContent | undefined): node is Extract<RootContent, { type: 'yaml' }> =>
    node?.type === 'yaml';
  if (!isYaml(first)) return { frontMatter: null, content: children };
  return { frontMatter: { text: first.value, firstLine: lineOf(first) + 1 }, content: rest };
}

export const lineOf = ({ position }: Pick<Nodes, 'position'>): number => position?.start.line ?? 1;

/** HTML of a run of blocks; what the file has in HTML goes through the same cleaning */
export function htmlOf(nodes: readonly RootContent[]): string {
  const tree = toHast({ type: 'root', children: [...nodes] }, { allowDangerousHtml: true });
  return cleanEditorial(toHtml(tree, { allowDangerousHtml: true })).trim();
}
