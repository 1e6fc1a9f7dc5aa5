import { type SitePicture, sitePicture } from '@cairn/shared-contracts/domain/site-pictures';
import { useTranslation } from '@cairn/shared-contracts/i18n/use-translation';
import { RotateCwIcon } from '@cairn/shared-contracts/icons';
import { Slot, usePlatform } from '@cairn/shared-contracts/remote/platform';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import { createPath, isRouteErrorResponse, useLocation, useMatches, useRouteError } from 'react-router';
import type { PageProblem } from '../composition/page-data.ts';
import { TOUR_RAIL } from '../layout/fragments.ts';
import { Layout } from '../layout/layout.tsx';
import { BackLink } from './back-link.tsx';
import { ContactList } from './contact-list.tsx';
import css from './error-page.module.css';
import { useRetry } from './use-retry.ts';

interface Shown {
  status: number;
  problem: PageProblem | undefined;
}

function useShown(): Shown {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return { status: 500, problem: undefined };
  // load-page.ts throws these
  return { status: error.status, problem: error.data as PageProblem | undefined };
}

interface Look {
  /** the landscape, which the api serves; without it the shell's own, for when the api is what is away */
  art?: SitePicture;
  /** the key of its text */
  messages: string;
}

const LOOKS: Record<number, Look> = {
  403: { art: 'forbidden', messages: '403' },
  404: { art: 'not-found', messages: '404' },
  410: { art: 'gone', messages: '410' },
  501: { art: 'coming', messages: '501' },
  503: { messages: '503' },
  504: { messages: '503' },
};
const OTHER: Look = { messages: '500' };

/** Specification §2: every status with its text and a way out. */
export function StatusPage({ status, problem }: Shown) {
  const { t } = useTranslation('shell');
  const { siteName } = usePlatform();
  const { art, messages } = LOOKS[status] ?? OTHER;
  const canRetry = messages === '503' || messages === '500';
  useRetry(messages === '503');
  return (
    <>
      <div className={css.page} data-status={status} data-fallback={problem?.unit}>
        <title>{t('errors.title')}</title>
        <meta name="robots" content="noindex" />
        <div className={css.background} aria-hidden="true">
          {art ? <Landscape key={art} art={art} /> : <div className={css.night} />}
        </div>
        <div className={css.text}>
          {/* there the code is the heading, by the specification's words */}
          {status !== 403 && <span className={css.code}>{t('errors.code', { status })}</span>}
          <h1>{t(`errors.${messages}.title`)}</h1>
          <p>{t(`errors.${messages}.text`, { site: siteName })}</p>
          <Ways status={status} canRetry={canRetry} />
          {canRetry && <ContactList />}
          {canRetry && problem?.reference && (
            <p className={css.reference}>{t('errors.reference', { reference: problem.reference })}</p>
          )}
        </div>
      </div>
      {status === 410 && <SimilarTours />}
    </>
  );
}

/** Keyed by what it shows: another page shows another picture, not the one before until it is loaded. */
function Landscape({ art }: { art: SitePicture }) {
  return (
    <Picture
      src={sitePicture(art)}
      alt=""
      // it covers the height of a phone as well, with its sides cut off
      sizes="max(100vw, 120vh)"
      priority
      position="50% 82%"
      radius="0"
    />
  );
}

/** A tour whose dates have passed still says where and how somebody wanted to walk. */
function SimilarTours() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const similarTo = Number(/-(\d+)$/.exec(pathname)?.[1]);
  if (!similarTo) return null;
  return (
    <div className={`page ${css.similar}`}>
      <Slot name={TOUR_RAIL} props={{ similarTo, title: t('errors.similar') }} failed={null} />
    </div>
  );
}

/** One way out stands out: back to where it may work again, to other tours, or home. */
function Ways({ status, canRetry }: { status: number; canRetry: boolean }) {
  const { t } = useTranslation('shell');
  const here = createPath(useLocation());
  const isGone = status === 410;
  return (
    <div className={css.ways}>
      {canRetry && (
        <LinkButton href={here}>
          <RotateCwIcon size={18} />
          {t('errors.retry')}
        </LinkButton>
      )}
      {isGone && <LinkButton href="/tours">{t('errors.tours')}</LinkButton>}
      <LinkButton href="/" variant={canRetry || isGone ? 'secondary' : 'primary'}>
        {t('errors.home')}
      </LinkButton>
      {status === 403 && <BackLink />}
      {status === 404 && (
        <LinkButton href="/tours" variant="secondary">
          {t('errors.tours')}
        </LinkButton>
      )}
    </div>
  );
}

/** in the layout's place when the layout's own route failed, else within it */
export function ErrorPage() {
  const shown = useShown();
  const isInLayout = useMatches().length > 1;
  const page = <StatusPage {...shown} />;
  return isInLayout ? page : <Layout>{page}</Layout>;
}

export function ComingPage() {
  return <StatusPage status={501} problem={undefined} />;
}
