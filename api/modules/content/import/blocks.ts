import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import type { StoredBlock } from '../../../platform/stored-json.ts';
import { htmlOf, lineOf, type Nodes, type RootContent } from './markdown.ts';
import type { Report } from './problem.ts';

type Image = Extract<Nodes, { type: 'image' }>;

/** a picture as the text names it */
export interface WrittenPicture {
  file: string;
  alt: string;
  line: number;
}

type GalleryPicture = Extract<StoredBlock, { type: 'gallery' }>['pictures'][number];
type Written = Omit<GalleryPicture, 'key' | 'placeholder'> & WrittenPicture;
/** blocks whose pictures are not looked for yet */
export type DraftBlock = Exclude<StoredBlock, { type: 'gallery' }> | { type: 'gallery'; pictures: readonly Written[] };

const isDirective = (node: Nodes): node is LeafDirective | ContainerDirective =>
  node.type === 'leafDirective' || node.type === 'containerDirective';

const imagesIn = (node: Nodes): Image[] => {
  if (node.type === 'image') return [node];
  return 'children' in node ? node.children.flatMap(imagesIn) : [];
};

/** letters and digits of any script, joined by hyphens */
const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'section';

function gallery(node: Nodes, report: Report): DraftBlock {
  const images = imagesIn(node);
  if (images.length === 0) report(lineOf(node), 'a gallery without pictures: ![what is on it](picture.jpg "caption")');
  for (const image of images) {
    if (!image.alt?.trim()) report(lineOf(image), `${image.url}: a picture needs words for whoever does not see it`);
  }
  return {
    type: 'gallery',
    pictures: images.map((image) => ({
      ...{ file: image.url, alt: image.alt ?? '', line: lineOf(image) },
      ...(image.title ? { caption: image.title } : {}),
    })),
  };
}

/** "::tours{ids="3 12"}", "::map{tour=3}", "::climate{place=svaneti}", ":::gallery" */
function directive(node: LeafDirective | ContainerDirective, report: Report): DraftBlock | undefined {
  const { name, attributes } = node;
  const wrong = (reason: string) => void report(lineOf(node), `${name}: ${reason}`);
  if (name === 'gallery') return gallery(node, report);
  if (name === 'tours') {
    const ids = (attributes?.ids ?? '').split(/[\s,]+/).filter(Boolean);
    if (ids.length === 0 || !ids.every((id) => /^[1-9]\d{0,8}$/.test(id)))
      return wrong('ids are numbers: {ids="3 12"}');
    return { type: 'tours', ids: ids.map(Number) };
  }
  if (name === 'map') {
    const tour = Number(attributes?.tour);
    return Number.isInteger(tour) && tour > 0 ? { type: 'map', tour } : wrong('of which tour? {tour=3}');
  }
  if (name === 'climate') {
    const place = attributes?.place ?? '';
    return /^[a-z\d-]+$/.test(place) ? { type: 'climate', place } : wrong('of which place? {place=svaneti}');
  }
  return wrong('there is no such block; there are tours, map, climate and gallery');
}

/** The blocks of an article, in its order. */
export function blocksOf(content: readonly RootContent[], report: Report): DraftBlock[] {
  const blocks: DraftBlock[] = [];
  const anchors = new Map<string, number>();
  let words: RootContent[] = [];
  const endWords = () => {
    const html = words.length > 0 ? htmlOf(words) : '';
    words = [];
    if (html) blocks.push({ type: 'prose', html });
  };
  const add = (block: DraftBlock | undefined) => {
    endWords();
    if (block) blocks.push(block);
  };
  for (const node of content) {
    if (isDirective(node)) add(directive(node, report));
    else if (node.type === 'heading') add(heading(node.depth, textOf(node), lineOf(node)));
    else if (node.type === 'blockquote') add({ type: 'quote', html: htmlOf(node.children) });
    else if (node.type === 'paragraph' && imagesIn(node).length > 0) add(gallery(node, report));
    else words.push(node);
  }
  endWords();
  return blocks;

  function heading(depth: number, text: string, line: number): DraftBlock | undefined {
    if (depth !== 2 && depth !== 3)
      return void report(line, `headings are ## and ###: the title stands in the front matter`);
    const base = anchorOf(text);
    const times = (anchors.get(base) ?? 0) + 1;
    anchors.set(base, times);
    return { type: 'heading', level: depth, id: times === 1 ? base : `${base}-${times}`, text };
  }
}

/** what a reader reads, without tags */
export const plainText = (blocks: readonly DraftBlock[]): string =>
  blocks
    .map((block) => {
      if (block.type === 'heading') return block.text;
      if (block.type === 'gallery') return block.pictures.map(({ caption }) => caption ?? '').join('\n');
      return block.type === 'prose' || block.type === 'quote' ? block.html.replaceAll(/<[^>]*>/g, ' ') : '';
    })
    .join('\n');

/** what is looked at rather than read */
export const figuresIn = (blocks: readonly DraftBlock[]): number =>
  blocks.reduce((sum, block) => {
    if (block.type === 'gallery') return sum + block.pictures.length;
    return block.type === 'tours' || block.type === 'map' || block.type === 'climate' ? sum + 1 : sum;
  }, 0);
