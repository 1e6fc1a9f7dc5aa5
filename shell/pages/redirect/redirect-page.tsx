import { useTranslation } from '@cairn/shared-contracts/i18n/use-translation';
import { ExternalLinkIcon, ShieldIcon } from '@cairn/shared-contracts/icons';
import { usePlatform } from '@cairn/shared-contracts/remote/platform';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { useSearchParams } from 'react-router';
import { BackLink } from '../back-link.tsx';
import { PlainPage } from '../plain-page.tsx';
import { allowedHosts, redirectTarget } from './redirect-rules.ts';

/** `/redirect?url=…` of another site: names it before anybody goes there, and goes nowhere that the site does not link to. */
export default function RedirectPage() {
  const { t } = useTranslation('shell');
  const { origin, site, siteName } = usePlatform();
  const [query] = useSearchParams();
  const target = redirectTarget(query.get('url') ?? '', origin, allowedHosts(site));
  // the loader has answered for all others
  if (target.kind !== 'allowed' && target.kind !== 'blocked') return null;
  const { host } = target;
  const stay = (
    <LinkButton href="/" variant={target.kind === 'allowed' ? 'secondary' : 'primary'}>
      {t('redirect.stay', { site: siteName })}
    </LinkButton>
  );
  if (target.kind === 'blocked') {
    return (
      <PlainPage
        icon={<ShieldIcon size={28} />}
        title={t('redirect.blockedTitle')}
        text={t('redirect.blockedText', { host, site: siteName })}
      >
        {stay}
        <BackLink />
      </PlainPage>
    );
  }
  return (
    <PlainPage
      icon={<ExternalLinkIcon size={28} />}
      title={t('redirect.title', { site: siteName })}
      text={t('redirect.text', { host })}
    >
      <LinkButton href={target.url} rel="noopener noreferrer nofollow">
        {t('redirect.go', { host })}
      </LinkButton>
      {stay}
    </PlainPage>
  );
}
