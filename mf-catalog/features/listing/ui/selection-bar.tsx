import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button, LinkButton } from '@cairn/shared-contracts/ui/button';
import { toast } from '@cairn/shared-contracts/ui/toast';
import { requestIdOf, selectionText } from '../model/selection.ts';
import { useSelection } from '../model/use-selection.ts';
import css from './selection-bar.module.css';

/** What is selected so far, and how it goes to those who asked: shared, copied or by e-mail. */
export default function SelectionBar({ token }: { token: string }) {
  const { t } = useTranslation('mf-catalog');
  const selection = useSelection(token);
  const { origin, basename, site } = usePlatform();
  const request = requestIdOf(token);
  const count = Object.keys(selection.items).length;
  const title = t('selection.title', { request });
  const text = selectionText(title, selection.items, (slug) => `${origin}${basename}/${slug}`);

  async function share() {
    try {
      // phones have a sheet of their own for this
      if (navigator.share && matchMedia('(pointer: coarse)').matches) {
        await navigator.share({ title, text });
        return;
      }
      await navigator.clipboard.writeText(text);
      toast({ tone: 'success', text: t('selection.copied') });
    } catch (error) {
      // somebody changed their mind
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({ tone: 'error', text: t('selection.refused') });
    }
  }

  return (
    <section className={css.bar} aria-label={title}>
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        <p role="status" className={css.count}>
          {t('selection.count', { count })}
        </p>
      </div>
      <div className={css.actions}>
        {count > 0 ? (
          <>
            <Button size="sm" onPress={() => void share()}>
              {t('selection.share')}
            </Button>
            <LinkButton
              size="sm"
              variant="secondary"
              href={`mailto:${site.contacts.email}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(text)}`}
            >
              {t('selection.send')}
            </LinkButton>
            <Button size="sm" variant="ghost" onPress={selection.clear}>
              {t('selection.clear')}
            </Button>
          </>
        ) : null}
        <Button size="sm" variant="ghost" onPress={selection.end}>
          {t('selection.end')}
        </Button>
      </div>
    </section>
  );
}
