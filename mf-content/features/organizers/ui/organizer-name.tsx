import { isPlainPress } from '@cairn/shared-contracts/remote/organizer-link';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Link, type LinkProps } from '@cairn/shared-contracts/ui/link';
import { toast } from '@cairn/shared-contracts/ui/toast';
import { type ComponentType, useEffect, useRef, useState } from 'react';

interface SheetProps {
  id: number;
  tourId?: number | undefined;
  onClose: () => void;
}

/** its code comes with the first press */
const loadSheet = () => import('./organizer-sheet.tsx');

export interface OrganizerNameProps extends Pick<LinkProps, 'variant' | 'className'> {
  id: number;
  name: string;
  /** the press that opens the sheet came before this code */
  isOpen?: boolean;
  /** of the tour that it stands on */
  tourId?: number;
}

/** An organizer's name. Without scripts it leads to their page; with them, to a short sheet that does. */
export function OrganizerName({ id, name, isOpen: isAsked = false, tourId, ...look }: OrganizerNameProps) {
  const { t } = useTranslation('mf-content');
  const [Sheet, setSheet] = useState<ComponentType<SheetProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the press that brought this code
  useEffect(() => {
    if (!isAsked) return;
    // what was pressed is gone: the focus is to come back to what stands in its place
    link.current?.focus();
    void open();
  }, []);
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
        <Link href={`/tour-provider/${id}`} ref={link} data-opens="" {...look}>
          {name}
        </Link>
      </span>
      {isOpen && Sheet ? <Sheet id={id} tourId={tourId} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
