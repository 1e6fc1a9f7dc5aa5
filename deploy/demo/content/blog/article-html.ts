import { slugOf } from '../slug.ts';
import { escapeHtml } from '../tours/texts.ts';

export const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Our own light markup, one block a line: "## heading", "- list item", "> quote", anything else is a paragraph. */
export function articleHtml(text: string): string {
  let html = '';
  let inList = false;
  for (const line of text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)) {
    const isItem = line.startsWith('- ');
    if (isItem !== inList) html += isItem ? '<ul>' : '</ul>';
    inList = isItem;
    html += block(line);
  }
  return inList ? `${html}</ul>` : html;
}

function block(line: string): string {
  if (line.startsWith('## ')) {
    const heading = line.slice(3);
    return `<h2 id="${slugOf(heading)}">${escapeHtml(heading)}</h2>`;
  }
  if (line.startsWith('- ')) return `<li>${escapeHtml(line.slice(2))}</li>`;
  if (line.startsWith('> ')) return `<blockquote><p>${escapeHtml(line.slice(2))}</p></blockquote>`;
  return `<p>${escapeHtml(line)}</p>`;
}
