import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { toast } from '@cairn/shared-contracts/ui/toast';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useOnDemand } from '../model/use-on-demand.ts';

export interface OnDemandProps<Props> {
  /** the dialog; it closes itself by `onClose` */
  load: () => Promise<{ default: ComponentType<Props & { onClose: () => void }> }>;
  props: Props;
  button: (open: () => void, isLoading: boolean) => ReactNode;
}

/** A button and the dialog that it opens, whose code comes with the first press. */
export function OnDemand<Props extends object>({ load, props, button }: OnDemandProps<Props>) {
  const { t } = useTranslation('mf-tour');
  const [isOpen, setIsOpen] = useState(false);
  const { Part, want } = useOnDemand(load, () => {
    setIsOpen(false);
    toast({ tone: 'error', text: t('loadFailed') });
  });
  const open = () => {
    want();
    setIsOpen(true);
  };
  return (
    <>
      {button(open, isOpen && !Part)}
      {isOpen && Part ? <Part {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
