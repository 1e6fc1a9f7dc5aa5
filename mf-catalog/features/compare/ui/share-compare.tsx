import type { ComparedTour } from '@cairn/shared-contracts/api/comparison.schema';
import { ShareIcon } from '@cairn/shared-contracts/icons';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { useCopyLink } from '@cairn/shared-contracts/ui/use-copy-link';
import { type Compared, compareHref } from '../../../common/model/compare-address.ts';

export interface ShareCompareProps {
  compared: Compared;
  tours: readonly Pick<ComparedTour, 'name'>[];
}

/** Passes the comparison on: by the sheet of a phone, else by its address. */
export function ShareCompare({ compared, tours }: ShareCompareProps) {
  const { t } = useTranslation('mf-catalog');
  const { origin, basename } = usePlatform();
  const copyLink = useCopyLink();
  async function share() {
    const url = `${origin}${basename}${compareHref(compared)}`;
    const title = tours.map(({ name }) => name).join(' · ');
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
      // whoever closes the sheet has changed their mind
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    await copyLink(url);
  }
  return (
    <Button variant="secondary" onPress={() => void share()}>
      <ShareIcon size={18} />
      {t('compare.share')}
    </Button>
  );
}
