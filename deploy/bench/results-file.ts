import { readFile, writeFile } from 'node:fs/promises';

/** RESULTS.md holds one chapter per benchmark, each under a heading of the first rank. */
export function withChapter(file: string, text: string): string {
  const title = text.split('\n', 1)[0] ?? '';
  const chapters = file.split(/^(?=# )/m).map((chapter) => `${chapter.trim()}\n`);
  const at = chapters.findIndex((chapter) => chapter.startsWith(`${title}\n`));
  const next = `${text.trim()}\n`;
  const all = at === -1 ? [...chapters, next] : chapters.with(at, next);
  return all.filter((chapter) => chapter.trim() !== '').join('\n');
}

/** Writes the benchmark's chapter, in the place of the one it wrote before; the others stay. */
export async function writeChapter(path: string, text: string): Promise<void> {
  const file = await readFile(path, 'utf8').catch(() => '');
  await writeFile(path, withChapter(file, text));
}
