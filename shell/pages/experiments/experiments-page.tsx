import { Badge } from '@cairn/shared-contracts/ui/badge';
import { Link } from '@cairn/shared-contracts/ui/link';
import css from './experiment.module.css';
import { experimentEndpoints } from './experiments-api.ts';
import { dayOf } from './words.ts';

/** `/dev/experiments`: all of them, the newest first. */
export default function ExperimentsPage() {
  const { data } = experimentEndpoints.experiments.useQuery({});
  const items = data?.items ?? [];
  return (
    <div className={`page ${css.page}`}>
      <title>Experiments · Cairn</title>
      <meta name="robots" content="noindex" />
      <h1>Experiments</h1>
      {items.length === 0 ? (
        <p className={css.sub}>
          None yet: <code>cairn experiment start</code> begins one.
        </p>
      ) : (
        <ul className={css.list}>
          {items.map(({ name, remote, variants, started_at, ended }) => (
            <li key={name}>
              <Link href={`/dev/experiment/${name}`}>{name}</Link>
              <span>
                {remote} {variants.map(({ version }) => version).join(' against ')} · since {dayOf(started_at)}
              </span>
              <Badge tone={ended ? 'neutral' : 'success'}>{ended ? 'Ended' : 'Running'}</Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
