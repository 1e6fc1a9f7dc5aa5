import { useCallback, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { PlatformContext } from '../remote/context.ts';
import { BEFORE_RELOAD } from '../remote/platform-events.ts';
import { type Draft, draftKey, dropDraft, keepDraft, takeDraft } from './drafts.ts';

export interface DraftKeeping {
  formId: string;
  /**
   * Every reload that the page makes by itself is outlived. When this is set, so is all else that takes the form away: its dialog
   * is closed, the person goes to another page or reloads by hand. Until the tab is closed, or `drop` is called.
   */
  keepsDraft?: boolean;
  /** what is worth keeping, or nothing; asked for right before the form goes */
  read: () => Draft | undefined;
  restore: (draft: Draft) => void;
}

/**
 * A form's part in losing nothing of what was typed: writes its values down when it is about to go, takes them back when it mounts.
 * @returns `drop`: what was written down was sent; it works after the form has gone, too
 */
export function useFormDraft({ formId, keepsDraft = false, read, restore }: DraftKeeping): { drop: () => void } {
  // forms are shown outside of a page, too: in tests
  const basename = useContext(PlatformContext)?.basename ?? '';
  const latest = useRef({ read, restore });
  latest.current = { read, restore };
  /** of the page that the form was opened on: when it goes, the address may be the next page's already */
  const keyRef = useRef<string>(undefined);

  const keep = useCallback(() => {
    const key = keyRef.current;
    if (key === undefined) return;
    const values = latest.current.read();
    if (values) keepDraft(key, values);
    else dropDraft(key);
  }, []);

  useEffect(() => {
    const key = draftKey(window.location.pathname, basename, formId);
    keyRef.current = key;
    const draft = takeDraft(key);
    if (draft) latest.current.restore(draft);
  }, [basename, formId]);

  useEffect(() => {
    const events = keepsDraft ? [BEFORE_RELOAD, 'pagehide'] : [BEFORE_RELOAD];
    for (const event of events) window.addEventListener(event, keep);
    return () => {
      for (const event of events) window.removeEventListener(event, keep);
    };
  }, [keepsDraft, keep]);

  // a layout effect: while it is undone the fields are still there to be asked whether they are secret
  useLayoutEffect(() => (keepsDraft ? keep : undefined), [keepsDraft, keep]);

  const drop = useCallback(() => {
    if (keyRef.current !== undefined) dropDraft(keyRef.current);
  }, []);
  return { drop };
}
