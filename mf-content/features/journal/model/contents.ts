import type { RichBlock } from '@cairn/shared-contracts/api/rich-text.schema';

/** The table of contents of an article: its large headings. */
export const contentsOf = (blocks: readonly RichBlock[]): { id: string; text: string }[] =>
  blocks.flatMap((block) =>
    block.type === 'heading' && block.level === 2 ? [{ id: block.id, text: block.text }] : [],
  );
