import type { ReviewParts as Parts } from '@cairn/shared-contracts/api/tours.schema';
import { formatRating } from '@cairn/shared-contracts/domain/rating';
import { REVIEW_ASPECTS, REVIEW_TOPICS, TRAVELLERS } from '@cairn/shared-contracts/domain/review-parts';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import type { Narrowing } from '../model/narrowing.ts';
import type { ReviewList } from '../model/use-review-list.ts';
import css from './review-parts.module.css';

export interface ReviewPartsProps {
  parts: Parts;
  list: Pick<ReviewList, 'narrowing' | 'narrow'>;
}

/** fewer say nothing about a tour */
const LEAST = 2;

interface Choice<Name extends string> {
  name: Name;
  label: string;
  count: number;
}

/** in words; a release older than the api does not know all its names */
const told = <Name extends string, Part extends { name: string; count: number }>(
  names: readonly Name[],
  parts: readonly Part[],
  labelOf: (name: Name, part: Part) => string,
): Choice<Name>[] =>
  parts.flatMap((part) => {
    const name = names.find((known) => known === part.name);
    return name && part.count >= LEAST ? [{ name, label: labelOf(name, part), count: part.count }] : [];
  });

/** The reviews by aspect, topic and kind of traveller: each narrows them, one of each kind at a time. */
export default function ReviewParts({ parts: { aspects, topics, travellers }, list }: ReviewPartsProps) {
  const { t } = useTranslation('mf-tour');
  const { locale } = usePlatform();
  const { narrowing, narrow } = list;
  const { aspect, topic, traveller } = narrowing;
  const row = <Name extends string>(
    title: string,
    kind: keyof Narrowing,
    choices: readonly Choice<Name>[],
    chosen: Name | undefined,
    next: (name: Name) => Narrowing,
  ) => {
    const { [kind]: _off, ...others } = narrowing;
    return (
      <Row
        title={title}
        choices={choices}
        chosen={chosen}
        onChoose={(name) => narrow(name === chosen ? others : { ...others, ...next(name) })}
      />
    );
  };
  return (
    <div className={css.parts}>
      {row(
        t('reviews.byAspect'),
        'aspect',
        told(
          REVIEW_ASPECTS,
          aspects,
          (name, { rating }) => `${t(`reviewForm.${name}`)} ${formatRating(locale, rating)}`,
        ),
        aspect,
        (name) => ({ aspect: name }),
      )}
      {row(
        t('reviews.byTopic'),
        'topic',
        told(REVIEW_TOPICS, topics, (name) => t(`reviews.topics.${name}`)),
        topic,
        (name) => ({ topic: name }),
      )}
      {row(
        t('reviews.byTraveller'),
        'traveller',
        told(TRAVELLERS, travellers, (name) => t(`reviews.travellers.${name}`)),
        traveller,
        (name) => ({ traveller: name }),
      )}
    </div>
  );
}

interface RowProps<Name extends string> {
  title: string;
  choices: readonly Choice<Name>[];
  chosen: Name | undefined;
  onChoose: (name: Name) => void;
}

function Row<Name extends string>({ title, choices, chosen, onChoose }: RowProps<Name>) {
  if (choices.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div role="group" aria-label={title} className={css.row}>
      <span className={css.title} aria-hidden="true">
        {title}
      </span>
      {choices.map(({ name, label, count }) => (
        <button
          key={name}
          type="button"
          className={css.chip}
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
        >
          {label} <span className={css.count}>{count}</span>
        </button>
      ))}
    </div>
  );
}
