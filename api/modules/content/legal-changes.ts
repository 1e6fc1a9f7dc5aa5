import type { LegalChange } from '@cairn/shared-contracts/api/content.schema';
import { diffArrays, diffWordsWithSpace } from 'diff';
import { Parser } from 'htmlparser2';
import { cleanEditorial } from './clean-editorial.ts';
import { readableParts } from './readable-parts.ts';

type Kind = LegalChange['kind'];
type Part = LegalChange['parts'][number];

export interface Paragraph {
  kind: Kind;
  text: string;
}

const KINDS: readonly Kind[] = ['h2', 'h3', 'p', 'li', 'td', 'th'];
const isKind = (name: string): name is Kind => KINDS.some((kind) => kind === name);

/** The paragraphs of a legal text, without what is marked within them. */
export function paragraphsOf(html: string): Paragraph[] {
  const found: Paragraph[] = [];
  let open: Paragraph | undefined;
  const end = () => {
    const text = open?.text.replaceAll(/\s+/g, ' ').trim();
    if (open && text) found.push({ kind: open.kind, text });
    open = undefined;
  };
  const parser = new Parser({
    onopentag(name) {
      if (!isKind(name)) return;
      end();
      open = { kind: name, text: '' };
    },
    ontext(text) {
      if (open) open.text += text;
    },
    onclosetag(name) {
      if (isKind(name)) end();
    },
  });
  parser.end(cleanEditorial(html));
  return found;
}

/** without spaces between words they are told apart by the language's own rules */
const segmenterOf = (language: string): Intl.Segmenter | undefined =>
  language === 'zh' ? new Intl.Segmenter(language, { granularity: 'word' }) : undefined;

function wordsOf(text: string, segmenter: Intl.Segmenter | undefined): Set<string> {
  if (!segmenter) return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  return new Set([...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : [])));
}

/** of what two paragraphs are made together, how much they have in common: 0 to 1 */
function likeness(a: string, b: string, segmenter: Intl.Segmenter | undefined): number {
  const [one, other] = [wordsOf(a, segmenter), wordsOf(b, segmenter)];
  const common = one.intersection(other).size;
  return common / (one.size + other.size - common || 1);
}

/** paragraphs that have less in common are no two states of one */
const SAME_PARAGRAPH = 0.3;

const whole = ({ kind, text }: Paragraph, state: 'same' | 'added' | 'removed'): LegalChange => ({
  ...{ kind, state },
  parts: [{ state, text }],
});

function changed(before: Paragraph, after: Paragraph, segmenter: Intl.Segmenter | undefined): LegalChange {
  const parts = diffWordsWithSpace(before.text, after.text, segmenter ? { intlSegmenter: segmenter } : {});
  return {
    ...{ kind: after.kind, state: 'changed' },
    parts: readableParts(
      parts.map(
        ({ value, added, removed }): Part => ({
          ...{ text: value, state: added ? 'added' : removed ? 'removed' : 'same' },
        }),
      ),
    ),
  };
}

/** a run that went and the run that came in its place: each paragraph finds the one that it became, in the order of both */
function paired(removed: readonly Paragraph[], added: readonly Paragraph[], language: string): LegalChange[] {
  const segmenter = segmenterOf(language);
  const changes: LegalChange[] = [];
  let next = 0;
  for (const before of removed) {
    const at = added.findIndex(
      (after, index) =>
        index >= next && after.kind === before.kind && likeness(before.text, after.text, segmenter) >= SAME_PARAGRAPH,
    );
    const after = added[at];
    if (!after) {
      changes.push(whole(before, 'removed'));
      continue;
    }
    changes.push(...added.slice(next, at).map((one) => whole(one, 'added')), changed(before, after, segmenter));
    next = at + 1;
  }
  return [...changes, ...added.slice(next).map((one) => whole(one, 'added'))];
}

const isSame = (a: Paragraph, b: Paragraph) => a.kind === b.kind && a.text === b.text;

/** What a reader of one version must know of the other, paragraph by paragraph, word by word. */
export function compareTexts(before: string, after: string, language: string): LegalChange[] {
  const runs = diffArrays(paragraphsOf(before), paragraphsOf(after), { comparator: isSame });
  return runs.flatMap((run, index) => {
    if (run.removed) {
      const next = runs[index + 1];
      return next?.added ? paired(run.value, next.value, language) : run.value.map((one) => whole(one, 'removed'));
    }
    if (run.added) return runs[index - 1]?.removed ? [] : run.value.map((one) => whole(one, 'added'));
    return run.value.map((one) => whole(one, 'same'));
  });
}
