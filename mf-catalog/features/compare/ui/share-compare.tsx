import type { ComparedTour } from '@cairn/shared-contracts/api/comparison.schema';
import { ShareIcon } from '@cairn/shared-contracts/icons';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { useCopyLink } from '@cairn/shared-contracts/ui/use-copy-link';
import { useNavigate } from 'react-router';
import { type Compared, compareHref } from '../../../common/model/compare-address.ts';
import { comparison } from '../model/api.ts';
import { keepSent, voterKey } from '../model/own-votes.ts';

export interface ShareCompareProps {
  compared: Compared;
  tours: readonly Pick<ComparedTour, 'id' | 'name'>[];
}

/** Passes the comparison on, with a place for votes: by the sheet of a phone, else by its address. */
export function ShareCompare({ compared, tours }: ShareCompareProps) {
  const { t } = useTranslation('mf-catalog');
  const { origin, basename } = usePlatform();
  const navigate = useNavigate();
  const copyLink = useCopyLink();
  const [open, { isLoading }] = comparison.share.useMutation();

  /** the address that is sent; without a place for votes it is a comparison still */
  async function addressOf(): Promise<string> {
    if (compared.votes || tours.length < 2) return compareHref(compared);
    const { data } = await open({ key: voterKey(), tour_ids: tours.map(({ id }) => id) });
    const href = compareHref({ ...compared, votes: data?.id ?? null });
    if (!data) return href;
    keepSent(data.id);
    // whoever sent it sees the votes here
    await navigate(href, { replace: true, preventScrollReset: true });
    return href;
  }

  async function share() {
    const url = `${origin}${basename}${await addressOf()}`;
    const title = tours.map(({ name }) => name).join(' · ');
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
      try {
        return await navigator.share({ title, url });
      } catch (error) {
        // whoever closes the sheet has changed their mind; a slow line may have outlasted the press, and no sheet opened
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    await copyLink(url);
  }
  return (
    <Button variant="secondary" isLoading={isLoading} onPress={() => void share()}>
      <ShareIcon size={18} />
      {t('compare.share')}
    </Button>
  );
}
