import { bothOf } from '@cairn/shared-contracts/domain/reading';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Button } from '@cairn/shared-contracts/ui/button';
import type { ChosenAddOn } from '../model/add-ons.ts';
import type { AddOnPriceChange } from '../model/price-change.ts';
import type { Draft } from '../model/use-draft.ts';
import type { RequestFlow } from '../model/use-request.ts';

interface AddOnsChangedProps {
  changes: readonly AddOnPriceChange[];
  draft: Draft;
  flow: RequestFlow;
}

/** Both prices of each, and nothing happens until the tourist says yes to the new ones. */
export function AddOnsChanged({ changes, draft, flow }: AddOnsChangedProps) {
  const { t } = useTranslation('mf-booking');
  const nameOf = (id: number) => draft.offeredAddOns.find((one) => one.id === id)?.name ?? '';
  return (
    <Alert
      tone="danger"
      title={t('panel.changed.title')}
      action={
        <Button size="sm" variant="secondary" onPress={() => flow.request()}>
          {t('panel.changed.acceptNew')}
        </Button>
      }
    >
      {changes.map(({ id, shown, now }) => (
        <p key={id}>
          {t('panel.changed.addOn', {
            ...{ name: nameOf(id), shown: bothOf(shown, draft.rate), price: bothOf(now, draft.rate) },
          })}
        </p>
      ))}
    </Alert>
  );
}

/** What was chosen is not offered any more: the price stands without it already, and sending is the tourist's. */
export function AddOnGone({ chosen, draft }: { chosen: readonly ChosenAddOn[]; draft: Draft }) {
  const { t } = useTranslation('mf-booking');
  const { locale } = usePlatform();
  const isOffered = (id: number) => draft.offeredAddOns.some((one) => one.id === id);
  const gone = chosen.filter(({ addOn }) => !isOffered(addOn.id)).map(({ addOn }) => addOn.name);
  return (
    <Alert tone="danger" title={t('panel.notSent')}>
      {t('panel.addOnGone', { names: new Intl.ListFormat(locale).format(gone) })}
    </Alert>
  );
}
