import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '../registry/gates.ts';
import type { Compared } from './judge.ts';
import { differenceOf } from './screenshots.ts';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 90rem; padding: 1rem; }
.shots { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: .5rem; align-items: start; }
figure { margin: 0; } img { max-width: 100%; border: 1px solid; } table { border-collapse: collapse; }
td, th { border: 1px solid; padding: .25rem .5rem; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
td:first-child { white-space: nowrap; }
@media (max-width: 45rem) {
  .shots { grid-template-columns: minmax(0, 1fr); }
  table, tbody, tr, td { display: block; } tr:has(th) { display: none; }
  tr { border: 1px solid; padding: .5rem; } tr + tr { margin-top: .5rem; } td { border: 0; }
  td:empty { display: none; } td::before { content: attr(data-of) ": "; font-weight: 600; }
}`;
const COLUMNS = ['gate', 'file', 'reason', 'what to do', 'owner'] as const;

export interface Report {
  title: string;
  findings: readonly Finding[];
  unchecked: readonly string[];
  /** why it may look otherwise */
  accepted?: string;
  compared: readonly Compared[];
}

const nameOf = (index: number, width: string, kind: string): string => `${index}-${width}-${kind}.png`;

/** a page's pictures, side by side, as files. @returns how much they differ, by width */
export async function writeShots(folder: string, index: number, one: Omit<Compared, 'differences'>) {
  const differences: Record<number, number> = {};
  for (const [width, after] of Object.entries(one.candidate.shots)) {
    await writeFile(join(folder, nameOf(index, width, 'new')), after);
    const before = one.live?.shots[Number(width)];
    if (!before) continue;
    const { share, picture } = await differenceOf(before, after);
    await writeFile(join(folder, nameOf(index, width, 'live')), before);
    await writeFile(join(folder, nameOf(index, width, 'difference')), picture);
    differences[Number(width)] = share;
  }
  return differences;
}

/** an empty folder for what is seen. @returns its path */
export async function reportFolder(dataDir: string, name: string, version: string): Promise<string> {
  const folder = join(dataDir, 'checks', `${name}@${version}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return folder;
}

function pageOf({ place, candidate, differences, live }: Compared, index: number): string {
  const shots = Object.keys(candidate.shots).map((width) => {
    const share = differences[Number(width)];
    const kinds = share === undefined ? ['new'] : ['live', 'new', 'difference'];
    const figures = kinds.map((kind) => {
      const text = `${kind}, ${width} px`;
      return `<figure><figcaption>${text}</figcaption><a href="${nameOf(index, width, kind)}"><img loading="lazy" alt="${escaped(place.path)}: ${text}" src="${nameOf(index, width, kind)}"></a></figure>`;
    });
    const text = share === undefined ? 'not live yet' : `${(share * 100).toFixed(2)} % differs`;
    return `<h3>${width} px: ${text}</h3><div class="shots">${figures.join('')}</div>`;
  });
  const answers = `${candidate.status ?? 'no answer'} in ${Math.round(candidate.answeredMs)} ms${live ? ` (live: ${live.status ?? 'no answer'})` : ''}`;
  return `<section><h2>${escaped(place.path)}</h2><p>${escaped(place.route)}: ${answers}</p>${shots.join('')}</section>`;
}

/** Writes the page that shows everything that was looked at. @returns its path */
export async function writeReport(folder: string, { title, findings, unchecked, accepted, compared }: Report) {
  const rows = findings.map(
    ({ gate, file, reason, mend, owner = '' }) =>
      `<tr>${[gate, file, reason, mend, owner].map((cell, at) => `<td data-of="${COLUMNS[at] ?? ''}">${escaped(cell)}</td>`).join('')}</tr>`,
  );
  const found = rows.length
    ? `<table><tr>${COLUMNS.map((name) => `<th>${name}`).join('')}</tr>${rows.join('')}</table>`
    : '<p>Nothing was found.</p>';
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style>${STYLE}</style><h1>${escaped(title)}</h1>${found}
${accepted ? `<p>It may look otherwise: ${escaped(accepted)}</p>` : ''}
${unchecked.length ? `<h2>Not looked at</h2><ul>${unchecked.map((one) => `<li>${escaped(one)}`).join('')}</ul>` : ''}
${compared.map(pageOf).join('\n')}</html>`;
  const path = join(folder, 'index.html');
  await writeFile(path, html);
  return path;
}
