import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Link, type LinkProps } from '@cairn/shared-contracts/ui/link';
import { toast } from '@cairn/shared-contracts/ui/toast';
import { type ComponentType, type MouseEvent, useState } from 'react';

interface SheetProps {
  id: number;
  onClose: () => void;
}

/** its code comes with the first press */
const loadSheet = () => import('./organizer-sheet.tsx');

/** whoever wants another tab gets it */
const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

export interface OrganizerNameProps extends Pick<LinkProps, 'variant' | 'className'> {
  id: number;
  name: string;
}

/** An organizer's name. Without scripts it leads to their page; with them, to a short sheet that does. */
export function OrganizerName({ id, name, ...look }: OrganizerNameProps) {
  const { t } = useTranslation('mf-content');
  const [Sheet, setSheet] = useState<ComponentType<SheetProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = async () => {
    setIsOpen(true);
    try {
      const { default: Loaded } = await loadSheet();
      setSheet(() => Loaded);
    } catch {
      setIsOpen(false);
      toast({ tone: 'error', text: t('loadFailed') });
    }
  };
  return (
    <>
      {/* the press is seen before the router takes the link */}
      <span
        onClickCapture={(event) => {
          if (!isPlainPress(event)) return;
          event.preventDefault();
          event.stopPropagation();
          void open();
        }}
      >
        <Link href={`/tour-provider/${id}`} {...look}>
          {name}
        </Link>
      </span>
      {isOpen && Sheet ? <Sheet id={id} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
