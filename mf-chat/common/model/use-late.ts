import { importLate } from '@cairn/shared-contracts/remote/import-late';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { toast } from '@cairn/shared-contracts/ui/toast';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

export type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A part whose code comes when it is wanted. Code that cannot be had, since the line is away, takes nothing else from the page, unlike
 * that of `lazy`; it is asked for as soon as there is a line.
 * @param load imports it; the same function every time
 * @param onLost it cannot be had now: puts away what wanted it. Without it something else stands in its place.
 */
export function useLate<Props>(
  isWanted: boolean,
  load: Load<Props>,
  onLost?: () => void,
): ComponentType<Props> | undefined {
  const { t } = useTranslation('mf-chat');
  const [Part, setPart] = useState<ComponentType<Props>>();
  const lost = useEffectEvent(() => {
    if (!onLost) return;
    toast({ tone: 'error', text: t('lost') });
    onLost();
  });
  const isMissing = isWanted && !Part;
  useEffect(() => {
    if (!isMissing) return;
    let isGone = false;
    const ask = () =>
      importLate(load).then(
        (module) => {
          if (!isGone) setPart(() => module.default);
        },
        () => {
          if (!isGone) lost();
        },
      );
    void ask();
    window.addEventListener('online', ask);
    return () => {
      isGone = true;
      window.removeEventListener('online', ask);
    };
  }, [isMissing, load]);
  return Part;
}
