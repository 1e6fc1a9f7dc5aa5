import { ORGANIZER_CHECKS, type OrganizerCheckKind } from '@cairn/shared-contracts/domain/organizer-checks';
import { phoneHref } from '@cairn/shared-contracts/domain/phone-href';
import { isPublished } from '@cairn/shared-contracts/domain/published-pages';
import { sitePicture } from '@cairn/shared-contracts/domain/site-pictures';
import {
  CheckIcon,
  FileTextIcon,
  FootprintsIcon,
  MessageCircleIcon,
  MinusIcon,
  PhoneIcon,
  ShieldIcon,
  UserRoundIcon,
} from '@cairn/shared-contracts/icons';
import { Seo, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { breadcrumbList } from '@cairn/shared-contracts/remote/structured-data';
import { Breadcrumbs } from '@cairn/shared-contracts/ui/breadcrumbs';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import shared from '../../../common/ui/club.module.css';
import { GotIn, HeldToday, RemovedFor } from './check-counts.tsx';
import css from './how-checked.module.css';

const ICONS = {
  identity: UserRoundIcon,
  licence: FileTextIcon,
  insurance: ShieldIcon,
  guides: FootprintsIcon,
  interview: MessageCircleIcon,
} as const satisfies Record<OrganizerCheckKind, unknown>;

const PATH = '/how-organizers-are-checked';
const ASKED = ['asks', 'who', 'often'] as const;
const STEPS = ['first', 'second', 'third'] as const;

/** What an organizer has to show before the first tour is sold, and what a badge does not mean. */
export function HowChecked() {
  const { t } = useTranslation('mf-content');
  const site = usePlatform();
  const isNamed = !site.site.organizer.forceHideOrganizers;
  const { verificationService } = site.site;
  const { phone } = site.site.contacts;
  const trail = [
    { name: t('article.home'), path: '/' },
    ...(isNamed ? [{ name: t('hub.title'), path: '/tour-providers' }] : []),
    { name: t('how.title'), path: PATH },
  ];
  return (
    <div className={`page ${css.how}`}>
      <Seo
        title={t('how.title')}
        description={t('how.lead')}
        canonical={PATH}
        structured={[breadcrumbList(site, trail)]}
      />
      <Breadcrumbs
        items={[...(isNamed ? [{ label: t('hub.title'), href: '/tour-providers' }] : []), { label: t('how.title') }]}
      />
      <header className={shared.opening}>
        <div>
          <h1>{t('how.title')}</h1>
          <p className={shared.lead}>{t('how.lead')}</p>
          {verificationService.legalName ? (
            <p className={shared.quiet}>{t('how.by', { name: verificationService.legalName })}</p>
          ) : null}
        </div>
        <Picture
          src={sitePicture('trail')}
          alt=""
          ratio="3/2"
          position="50% 82%"
          radius="var(--r-lg)"
          sizes="(min-width: 992px) 50vw, 100vw"
          leads
        />
      </header>
      <GotIn />
      <section aria-labelledby="checks">
        <h2 id="checks">{t('how.five')}</h2>
        <p className={shared.quiet}>{t('how.fiveText')}</p>
        {ORGANIZER_CHECKS.map((kind) => (
          <Check key={kind} kind={kind} />
        ))}
      </section>
      <div className={css.beside}>
        <section aria-labelledby="wrong">
          <h2 id="wrong">{t('how.wrong')}</h2>
          <p className={shared.quiet}>{t('how.wrongText')}</p>
          <ol className={css.steps}>
            {STEPS.map((step) => (
              <li key={step}>
                <b>{t(`how.${step}`)}</b>
                <p>{t(`how.${step}Text`)}</p>
              </li>
            ))}
          </ol>
          <div className={css.ways}>
            <LinkButton href="/help-center/write?type=common_help">{t('how.report')}</LinkButton>
            {phone ? (
              <LinkButton href={phoneHref(phone)} variant="ghost">
                <PhoneIcon size={18} />
                {t('contacts.call')}
              </LinkButton>
            ) : null}
          </div>
        </section>
        <div className={css.counts}>
          <HeldToday />
          <RemovedFor />
        </div>
      </div>
      {isPublished(site.flags, '/tour-provider-agreement') ? (
        <section aria-labelledby="rules" className={css.rules}>
          <div>
            <h2 id="rules">{t('how.rules')}</h2>
            <p className={shared.quiet}>{t('how.rulesText')}</p>
          </div>
          <LinkButton href="/tour-provider-agreement" variant="secondary">
            {t('how.readRules')}
          </LinkButton>
        </section>
      ) : null}
    </div>
  );
}

function Check({ kind }: { kind: OrganizerCheckKind }) {
  const { t } = useTranslation('mf-content');
  const Icon = ICONS[kind];
  return (
    <article className={css.check}>
      <h3 className={css.name}>
        <span className={css.icon}>
          <Icon size={20} />
        </span>
        {t(`checks.${kind}.name`)}
      </h3>
      <dl className={css.facts}>
        {ASKED.map((fact) => (
          <div key={fact}>
            <dt>{t(`how.${fact}`)}</dt>
            <dd>{t(`checks.${kind}.${fact}`)}</dd>
          </div>
        ))}
      </dl>
      <div className={css.badge}>
        <p>
          <CheckIcon size={17} className={css.yes ?? ''} />
          <span>
            <b>{t('how.means')}</b> {t(`checks.${kind}.means`)}
          </span>
        </p>
        <p>
          <MinusIcon size={17} />
          <span>
            <b>{t('how.meansNot')}</b> {t(`checks.${kind}.not`)}
          </span>
        </p>
      </div>
    </article>
  );
}
