import type { RichBlock } from '@cairn/shared-contracts/api/rich-text.schema';

/** A text as its opening and what stands under each of its large headings. */
export function chaptersOf(blocks: readonly RichBlock[]): { opening: RichBlock[]; chapters: RichBlock[][] } {
  const opening: RichBlock[] = [];
  const chapters: RichBlock[][] = [];
  for (const block of blocks) {
    if (block.type === 'heading' && block.level === 2) chapters.push([block]);
    else (chapters.at(-1) ?? opening).push(block);
  }
  return { opening, chapters };
}
