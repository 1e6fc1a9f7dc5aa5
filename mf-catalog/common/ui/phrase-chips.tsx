import type { PhrasePart } from '@cairn/shared-contracts/api/phrase.schema';
import { PencilIcon, XIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePartLabel } from '../model/use-part-label.ts';
import { type Reading, useReading } from '../model/use-reading.ts';
import css from './phrase-chips.module.css';

export interface PhraseChipsProps {
  /** the sentence in the field */
  text: string;
  /** ids of parts that are chosen elsewhere: that choice counts */
  chosen?: readonly string[];
  /** what is understood and was not taken away */
  onRead: (reading: Reading) => void;
  /** to change what was only guessed */
  onEdit: (part: PhrasePart) => void;
  /** the last chip is gone */
  onEmpty: () => void;
}

const keyOf = ({ id, filter }: PhrasePart): string => `${id} ${JSON.stringify(filter)}`;

/**
 * What was understood of a sentence: what was said is a filled chip with a button that takes it away, by Delete and Backspace, too; what
 * was only guessed is dashed and leads to where it can be changed. What was not understood is said.
 */
export default function PhraseChips({ text, chosen = [], onRead, onEdit, onEmpty }: PhraseChipsProps) {
  const { t } = useTranslation('mf-catalog');
  const label = usePartLabel();
  const reading = useReading(text);
  // a part that is taken away stays away while the sentence means it
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const rowRef = useRef<HTMLUListElement>(null);
  const parts = reading.parts.filter((part) => !dropped.includes(keyOf(part)) && !chosen.includes(part.id));
  const kept = JSON.stringify([reading.text, parts]);
  const tell = useEffectEvent(() => onRead({ ...reading, parts }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever shows it is told again when it is another one
  useEffect(() => tell(), [kept]);

  function drop(part: PhrasePart, at: number) {
    const buttons = rowRef.current?.querySelectorAll('button') ?? [];
    // focus must not go with the chip
    const next = buttons[at + 1] ?? buttons[at - 1];
    if (next) next.focus();
    else onEmpty();
    setDropped((now) => [...now, keyOf(part)]);
  }
  const onKey = (part: PhrasePart, at: number) => (event: KeyboardEvent) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    drop(part, at);
  };

  const left = reading.left.join(', ');
  const said = [
    parts.length > 0 ? t('phrase.read', { parts: parts.map(label).join(', ') }) : '',
    left ? t('phrase.left', { words: left }) : '',
  ].join(' ');
  return (
    <div className={css.box}>
      <p className="vh" role="status">
        {said}
      </p>
      {parts.length > 0 ? (
        <ul ref={rowRef} className={css.row} aria-label={t('phrase.understood')}>
          {parts.map((part, at) => (
            <li key={part.id}>
              {part.isGuess ? (
                <button type="button" className={css.guess} onClick={() => onEdit(part)} onKeyDown={onKey(part, at)}>
                  {label(part)}
                  <PencilIcon size={14} />
                  <span className="vh">{t('phrase.guess')}</span>
                </button>
              ) : (
                <span className={css.chip}>
                  {label(part)}
                  <button
                    type="button"
                    className={css.remove}
                    aria-label={t('applied.remove', { name: label(part) })}
                    onClick={() => drop(part, at)}
                    onKeyDown={onKey(part, at)}
                  >
                    <XIcon size={14} />
                  </button>
                </span>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {left ? (
        <p className={css.left} aria-hidden="true">
          {t('phrase.left', { words: left })}
        </p>
      ) : null}
    </div>
  );
}
