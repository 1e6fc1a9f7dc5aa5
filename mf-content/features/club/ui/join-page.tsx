import { isPublished } from '@cairn/shared-contracts/domain/published-pages';
import { sitePicture } from '@cairn/shared-contracts/domain/site-pictures';
import { CheckIcon } from '@cairn/shared-contracts/icons';
import { Seo, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { breadcrumbList, faqPage } from '@cairn/shared-contracts/remote/structured-data';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { Collapse } from '@cairn/shared-contracts/ui/collapse';
import { Link } from '@cairn/shared-contracts/ui/link';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import { club } from '../model/api.ts';
import { AccountRequest } from './account-request.tsx';
import css from './join-page.module.css';
import { PriceCard } from './price-card.tsx';
import { Voices } from './voices.tsx';

const STEPS = ['write', 'pass', 'build', 'lead'] as const;
const NEEDED = ['licence', 'insurance', 'papers', 'seasons', 'tour', 'bank'] as const;
const QUESTIONS = ['price', 'cancel', 'company', 'refused'] as const;
const PROMISES = ['markup', 'month', 'direct', 'exclusive'] as const;

/** Join us: what selling tours here is like, and the request for an account. */
export function JoinPage() {
  const { t } = useTranslation('mf-content');
  const site = usePlatform();
  const { data } = club.organizers.useQuery({ limit: 3 });
  const asked = QUESTIONS.map((key) => ({ question: t(`join.faq.${key}`), answer: t(`join.faq.${key}Text`) }));
  const trail = [
    { name: t('article.home'), path: '/' },
    { name: t('join.title'), path: '/join' },
  ];
  return (
    <>
      <Seo
        title={t('join.seoTitle')}
        description={t('join.lead', { site: site.siteName })}
        canonical="/join"
        structured={[faqPage(asked, site.locale), breadcrumbList(site, trail)]}
      />
      <header className={css.hero}>
        <Picture src={sitePicture('ridge')} alt="" position="50% 82%" radius="0" sizes="100vw" leads isShaded />
        <div className={`page ${css.heroText}`}>
          <h1>{t('join.title')}</h1>
          <p>{t('join.lead', { site: site.siteName })}</p>
          <div className={css.ways}>
            <LinkButton href="#ask" variant="light" size="lg">
              {t('join.ask')}
            </LinkButton>
            <LinkButton href={site.site.crmLoginLink} variant="ghost" className={css.login ?? ''}>
              {t('join.login')}
            </LinkButton>
          </div>
        </div>
      </header>
      <div className={`page ${css.body}`}>
        <div className={css.costs}>
          <section aria-labelledby="promises">
            <h2 id="promises">{t('join.promises')}</h2>
            <ul className={css.ticks}>
              {PROMISES.map((key) => (
                <li key={key}>
                  <CheckIcon size={18} /> {t(`join.promise.${key}`)}
                </li>
              ))}
            </ul>
            {isPublished(site.flags, '/tour-provider-agreement') ? (
              <Link href="/tour-provider-agreement">{t('join.terms')}</Link>
            ) : null}
          </section>
          <PriceCard />
        </div>
        <section aria-labelledby="steps">
          <h2 id="steps">{t('join.how')}</h2>
          <ol className={css.steps}>
            {STEPS.map((key) => (
              <li key={key}>
                <h3>{t(`join.step.${key}`)}</h3>
                <p>{t(`join.step.${key}Text`)}</p>
              </li>
            ))}
          </ol>
        </section>
        {data && data.items.length > 0 ? <Voices organizers={data.items} /> : null}
      </div>
      <section id="ask" aria-labelledby="before" className={css.band}>
        <div className={`page ${css.asking}`}>
          <div>
            <h2 id="before">{t('join.before')}</h2>
            <p className={css.whom}>{t('join.whom')}</p>
            <p className={css.quiet}>{t('join.beforeText')}</p>
            <ul className={css.ticks}>
              {NEEDED.map((key) => (
                <li key={key}>
                  <CheckIcon size={18} /> {t(`join.need.${key}`)}
                </li>
              ))}
            </ul>
            <Link href="/how-organizers-are-checked">{t('hub.how')}</Link>
          </div>
          <AccountRequest />
        </div>
      </section>
      <section aria-labelledby="faq" className={`page ${css.faq}`}>
        <h2 id="faq">{t('join.asked')}</h2>
        <div>
          {asked.map(({ question, answer }, index) => (
            <Collapse key={question} title={question} level={3} hasLine defaultOpen={index === 0}>
              <p>{answer}</p>
            </Collapse>
          ))}
        </div>
      </section>
    </>
  );
}
