import { useTranslation } from '@cairn/shared-contracts/i18n/use-translation';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import type { MouseEvent } from 'react';

/** where a page that was opened in a new tab has nothing behind it, the link leads home as it says in its address */
function goBack(event: MouseEvent) {
  if (window.history.length < 2) return;
  event.preventDefault();
  window.history.back();
}

/** Back to the page before this one. A link: it leads somewhere before its script is there, too. */
export function BackLink() {
  const { t } = useTranslation('shell');
  return (
    <LinkButton href="/" variant="secondary" onClick={goBack}>
      {t('errors.back')}
    </LinkButton>
  );
}
