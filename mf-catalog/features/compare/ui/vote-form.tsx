import type { ComparedTour } from '@cairn/shared-contracts/api/comparison.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Checkbox } from '@cairn/shared-contracts/ui/checkbox';
import { TextField } from '@cairn/shared-contracts/ui/text-field';
import { toast } from '@cairn/shared-contracts/ui/toast';
import { type FormEvent, useRef, useState } from 'react';
import { comparison } from '../model/api.ts';
import { keepVoterName, voterKey, voterName } from '../model/own-votes.ts';
import { useVoteProblem } from '../model/use-vote-problem.ts';
import css from './votes.module.css';

/** as the api takes them (comparison.schema) */
const NAME_MAX = 40;
const COMMENT_MAX = 300;

export interface VoteFormProps {
  id: string;
  tours: readonly ComparedTour[];
  onVoted: () => void;
}

/** A name, the tours one would go on, and a word about it: no account is needed. Voting again changes the vote. */
export function VoteForm({ id, tours, onVoted }: VoteFormProps) {
  const { t } = useTranslation('mf-catalog');
  const nameRef = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(voterName);
  const [comment, setComment] = useState('');
  const [liked, setLiked] = useState<readonly number[]>([]);
  const [isNameless, setNameless] = useState(false);
  const problemOf = useVoteProblem();
  const [vote, { isLoading }] = comparison.vote.useMutation();

  async function send(event: FormEvent) {
    event.preventDefault();
    const isEmpty = name.trim() === '';
    setNameless(isEmpty);
    if (isEmpty) {
      nameRef.current?.focus();
      return;
    }
    const answer = await vote({ id, key: voterKey(), name, tour_ids: [...liked], comment });
    if (answer.error) {
      toast({ tone: 'error', text: problemOf(answer.error) });
      return;
    }
    keepVoterName(name.trim());
    setComment('');
    toast({ tone: 'success', text: t('compare.votes.sent') });
    onVoted();
  }

  return (
    <form method="post" className={css.form} onSubmit={(event) => void send(event)} noValidate>
      <fieldset className={css.tours}>
        <legend>{t('compare.votes.which')}</legend>
        {tours.map((tour) => (
          <Checkbox
            key={tour.id}
            isSelected={liked.includes(tour.id)}
            onChange={(on) => setLiked((ids) => (on ? [...ids, tour.id] : ids.filter((one) => one !== tour.id)))}
          >
            {tour.name}
          </Checkbox>
        ))}
      </fieldset>
      <TextField
        label={t('compare.votes.name')}
        value={name}
        onChange={setName}
        maxLength={NAME_MAX}
        autoComplete="given-name"
        inputRef={nameRef}
        error={isNameless ? t('compare.votes.nameMissing') : undefined}
      />
      <TextField label={t('compare.votes.comment')} value={comment} onChange={setComment} maxLength={COMMENT_MAX} />
      <Button type="submit" isLoading={isLoading}>
        {t('compare.votes.vote')}
      </Button>
      <p className={css.count}>{t('compare.votes.note')}</p>
    </form>
  );
}
