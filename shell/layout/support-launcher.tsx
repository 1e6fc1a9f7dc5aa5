import { useTranslation } from '@cairn/shared-contracts/i18n/use-translation';
import { HeadsetIcon } from '@cairn/shared-contracts/icons';
import { usePlatform } from '@cairn/shared-contracts/remote/platform';
import { LinkIconButton } from '@cairn/shared-contracts/ui/icon-button';
import { lazy, useState } from 'react';
import { LazyPart } from './lazy-part.tsx';
import { opensHere } from './search.tsx';
import css from './support-launcher.module.css';
import { usePage } from './use-page.ts';

const PAGE = '/chat?with=support';
/** a phone has no room for a conversation over a page: it is the page there */
const IS_WIDE = '(min-width: 992px)';

/** the dialog and the conversation's code are fetched when somebody opens it */
const SupportDialog = lazy(() => import('./support-dialog.tsx'));

/** The support over every page, where the site has it on (`chat.supportLauncher`); guests log in on the way. */
export function SupportLauncher() {
  const { t } = useTranslation('shell');
  const { site } = usePlatform();
  const page = usePage();
  const [isOpen, setOpen] = useState(false);
  if (!site.chat.supportLauncher || page?.id === 'chat') return null;
  const openHere = opensHere(() => setOpen(true));
  return (
    <>
      <LinkIconButton
        href={PAGE}
        variant="solid"
        label={t('nav.support')}
        className={css.launcher ?? ''}
        onClick={(event) => {
          if (window.matchMedia(IS_WIDE).matches) openHere(event);
        }}
      >
        <HeadsetIcon />
      </LinkIconButton>
      {isOpen && (
        <LazyPart onFail={() => setOpen(false)}>
          <SupportDialog href={PAGE} onClose={() => setOpen(false)} />
        </LazyPart>
      )}
    </>
  );
}
