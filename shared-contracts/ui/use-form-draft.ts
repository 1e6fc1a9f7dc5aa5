import { useContext, useEffect, useRef } from 'react';
import { PlatformContext } from '../remote/context.ts';
import { BEFORE_RELOAD, type Draft, draftKey, keepDraft, takeDraft } from './drafts.ts';

interface DraftKeeping {
  formId: string;
  /** what is worth keeping, or nothing; asked for right before the reload */
  read: () => Draft | undefined;
  restore: (draft: Draft) => void;
}

/** A form's part in a reload that loses nothing: writes its values when the page is about to go, takes them back when it mounts. */
export function useFormDraft({ formId, read, restore }: DraftKeeping): void {
  // forms are shown outside of a page, too: in tests
  const basename = useContext(PlatformContext)?.basename ?? '';
  const latest = useRef({ read, restore });
  latest.current = { read, restore };

  useEffect(() => {
    const key = () => draftKey(window.location.pathname, basename, formId);
    const draft = takeDraft(key());
    if (draft) latest.current.restore(draft);

    const keep = () => {
      const values = latest.current.read();
      if (values) keepDraft(key(), values);
    };
    window.addEventListener(BEFORE_RELOAD, keep);
    return () => window.removeEventListener(BEFORE_RELOAD, keep);
  }, [basename, formId]);
}
