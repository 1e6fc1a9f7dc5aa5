import { LanguagesIcon } from '@cairn/shared-contracts/icons';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useState } from 'react';
import css from './bubble.module.css';

type Shown = { kind: 'no' } | { kind: 'loading' } | { kind: 'failed' } | { kind: 'text'; text: string };

/** The words of the other side in the reader's language, where the site has it on and the browser can (`chat.translation`). */
export function Translation({ text }: { text: string }) {
  const { t } = useTranslation('mf-chat');
  const { site, locale } = usePlatform();
  const [shown, setShown] = useState<Shown>({ kind: 'no' });
  if (site.chat.translation === 'off' || text === '') return null;
  const translate = async () => {
    setShown({ kind: 'loading' });
    try {
      const { translate: inBrowser } = await import('../model/browser-translator.ts');
      setShown({ kind: 'text', text: await inBrowser(text, locale) });
    } catch {
      setShown({ kind: 'failed' });
    }
  };
  return (
    <div role="status">
      {shown.kind === 'text' ? (
        <p className={`${css.text} ${css.translated}`}>{shown.text}</p>
      ) : (
        <button type="button" className={css.translate} disabled={shown.kind === 'loading'} onClick={translate}>
          <LanguagesIcon size={14} />
          {t(
            shown.kind === 'failed'
              ? 'translate.failed'
              : shown.kind === 'loading'
                ? 'translate.loading'
                : 'translate.do',
          )}
        </button>
      )}
    </div>
  );
}
