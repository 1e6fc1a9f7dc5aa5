import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { BEFORE_RELOAD } from '@cairn/shared-contracts/remote/platform-events';
import { ConfirmDialog } from '@cairn/shared-contracts/ui/confirm-dialog';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { type SetUnsaved, UnsavedContext } from '../model/unsaved.ts';

/** Warns before the page is left with something that is not saved. Going from panel to panel leaves nothing. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const { t } = useTranslation('mf-account');
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  const set = useCallback<SetUnsaved>(
    (panel, isUnsaved) =>
      setUnsaved((known) => {
        if (known.has(panel) === isUnsaved) return known;
        const next = new Set(known);
        if (isUnsaved) next.add(panel);
        else next.delete(panel);
        return next;
      }),
    [],
  );
  const hasUnsaved = unsaved.size > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  // the dialog closes after both answers
  const isLeaving = useRef(false);
  useWarning(hasUnsaved);
  return (
    <UnsavedContext value={set}>
      {children}
      {blocker.state === 'blocked' ? (
        <ConfirmDialog
          backEntry={null}
          isOpen
          isDestructive
          title={t('settings.leave.title')}
          confirmLabel={t('settings.leave.leave')}
          cancelLabel={t('settings.leave.stay')}
          onConfirm={() => {
            isLeaving.current = true;
            blocker.proceed();
          }}
          onOpenChange={(isOpen) => {
            if (!isOpen && !isLeaving.current) blocker.reset();
          }}
        >
          <p>{t('settings.leave.text')}</p>
        </ConfirmDialog>
      ) : null}
    </UnsavedContext>
  );
}

/** The browser's own question, for a closed tab and a reload by hand. Reloads of the site itself keep what was typed. */
function useWarning(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    let isOwnReload = false;
    const ownReload = () => {
      isOwnReload = true;
    };
    const ask = (event: BeforeUnloadEvent) => {
      if (!isOwnReload) event.preventDefault();
    };
    window.addEventListener(BEFORE_RELOAD, ownReload);
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener(BEFORE_RELOAD, ownReload);
      window.removeEventListener('beforeunload', ask);
    };
  }, [isOn]);
}
