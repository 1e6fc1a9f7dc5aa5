import { escapeHtml } from '../tours/texts.ts';

type List = 'ul' | 'ol';

const LINK = /\[([^\]]+)\]\((\/[a-z0-9/-]*)\)/g;

/** links lead to pages of this site only: [text](/path) */
const inline = (text: string): string => escapeHtml(text).replace(LINK, '<a href="$2">$1</a>');

function block(line: string): { list?: List; html: string } {
  if (line.startsWith('### ')) return { html: `<h3>${inline(line.slice(4))}</h3>` };
  if (line.startsWith('## ')) return { html: `<h2>${inline(line.slice(3))}</h2>` };
  if (line.startsWith('- ')) return { list: 'ul', html: `<li>${inline(line.slice(2))}</li>` };
  if (line.startsWith('# ')) return { list: 'ol', html: `<li>${inline(line.slice(2))}</li>` };
  return { html: `<p>${inline(line)}</p>` };
}

/**
 * HTML of a legal text, one block a line: "## heading", "### sub-heading", "- item", "# numbered item", anything else is a paragraph.
 * Empty lines only part the source.
 */
export function legalHtml(text: string): string {
  let html = '';
  let open: List | undefined;
  for (const line of text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)) {
    const next = block(line);
    if (next.list !== open) {
      if (open) html += `</${open}>`;
      if (next.list) html += `<${next.list}>`;
      open = next.list;
    }
    html += next.html;
  }
  return open ? `${html}</${open}>` : html;
}
