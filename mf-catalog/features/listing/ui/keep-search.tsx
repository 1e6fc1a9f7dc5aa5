import { BookmarkIcon } from '@cairn/shared-contracts/icons';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { toast } from '@cairn/shared-contracts/ui/toast';
import css from './keep-search.module.css';

/**
 * Keeps a search by its address, which holds all of it. (The specification has no call that would keep one in an account, or write
 * about new dates.)
 */
export function KeepSearch({ href }: { href: string }) {
  const { t } = useTranslation('mf-catalog');
  const { origin, basename } = usePlatform();

  async function copy() {
    try {
      await navigator.clipboard.writeText(origin + basename + href);
      toast({ tone: 'success', text: t('keep.copied') });
    } catch {
      // a browser may refuse its clipboard: the address bar has the same
      toast({ tone: 'error', text: t('keep.refused') });
    }
  }

  return (
    <aside className={css.notice}>
      <BookmarkIcon size={22} />
      <div className={css.words}>
        <p className={css.title}>{t('keep.title')}</p>
        <p className={css.text}>{t('keep.text')}</p>
      </div>
      <Button variant="secondary" onPress={() => void copy()}>
        {t('keep.copy')}
      </Button>
    </aside>
  );
}
