import type { ComparedTour } from '@cairn/shared-contracts/api/comparison.schema';
import { HeartIcon } from '@cairn/shared-contracts/icons';
import { toApiError, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Button } from '@cairn/shared-contracts/ui/button';
import { toast } from '@cairn/shared-contracts/ui/toast';
import { useIsHydrated } from '@cairn/shared-contracts/ui/use-is-hydrated';
import { comparison } from '../model/api.ts';
import { hasSent, voterKey, voterName } from '../model/own-votes.ts';
import { isRefused, useVoteProblem } from '../model/use-vote-problem.ts';
import { VoteForm } from './vote-form.tsx';
import css from './votes.module.css';

/** how often the page looks for new votes, ms */
const EVERY = 20_000;

export interface VotesProps {
  /** of the shared comparison */
  id: string;
  tours: readonly ComparedTour[];
}

/** Who of those that were sent the comparison would go where, and the form to say so. */
export function Votes({ id, tours }: VotesProps) {
  const { t } = useTranslation('mf-catalog');
  const isLive = useIsHydrated();
  const { data, error, refetch } = comparison.votes.useQuery({ id }, { pollingInterval: EVERY });
  const [withdraw] = comparison.withdraw.useMutation();
  const problemOf = useVoteProblem();
  const isOver = error !== undefined && isRefused(toApiError(error));
  if (isOver) return <Alert tone="info">{t('compare.votes.over')}</Alert>;
  // what was read before stays while nobody answers
  if (!data) return error ? <Alert tone="danger">{t('compare.votes.failed')}</Alert> : null;
  const isRemovable = (name: string): boolean => isLive && (hasSent(id) || name === voterName());

  async function remove(vote: number) {
    const answer = await withdraw({ id, key: voterKey(), vote });
    if (answer.error) toast({ tone: 'error', text: problemOf(answer.error, t('compare.votes.notYours')) });
    await refetch();
  }

  return (
    <section className={css.votes} aria-labelledby="votes">
      <h2 id="votes" className={css.title}>
        {t('compare.votes.title')}
      </h2>
      <p role="status" className={css.count}>
        {t('compare.votes.count', { count: data.items.length })}
      </p>
      <ul className={css.list}>
        {data.items.map((vote) => {
          const liked = tours.filter((tour) => vote.tour_ids.includes(tour.id)).map(({ name }) => name);
          return (
            <li key={vote.id} className={css.vote}>
              <span>
                <b>{vote.name}</b>{' '}
                {liked.length > 0 ? (
                  <>
                    <HeartIcon size={16} className={css.heart} /> {liked.join(', ')}
                  </>
                ) : (
                  t('compare.votes.none')
                )}
                {vote.comment ? <q className={css.comment}>{vote.comment}</q> : null}
              </span>
              {isRemovable(vote.name) ? (
                <Button
                  variant="ghost"
                  aria-label={t('compare.votes.removeOf', { name: vote.name })}
                  onPress={() => void remove(vote.id)}
                >
                  {t('compare.votes.remove')}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
      {isLive ? <VoteForm id={id} tours={tours} onVoted={() => void refetch()} /> : null}
    </section>
  );
}
