import { useTranslation } from '../../i18n/use-translation.ts';
import { cx } from '../cx.ts';
import { IconButton } from '../icon-button.tsx';
import { XIcon } from '../icons.tsx';
import { useKitMessages } from '../kit-messages.ts';
import css from '../map.module.css';
import { lengthOf } from './lengths.ts';
import type { PositionSearch } from './use-position.ts';

/** What became of the question where the reader is. A found place is seen on the map: its words are for those who hear them. */
export function PositionNote({ search, onClose }: { search: PositionSearch; onClose: () => void }) {
  const words = useWords(search);
  const t = useKitMessages();
  const isSeen = search.state !== 'unasked' && search.state !== 'found';
  return (
    <div className={cx(isSeen ? css.told : 'vh')}>
      <p role="status">{words}</p>
      {isSeen && search.state !== 'waiting' ? (
        <IconButton label={t('map.position.close')} onPress={onClose}>
          <XIcon size={18} />
        </IconButton>
      ) : null}
    </div>
  );
}

function useWords(search: PositionSearch): string {
  const t = useKitMessages();
  const { language } = useTranslation('kit');
  switch (search.state) {
    case 'unasked':
      return '';
    case 'found':
      return t('map.position.found', { distance: lengthOf(rounded(search.position.accuracy), language) });
    case 'waiting':
    case 'denied':
    case 'unavailable':
    case 'timeout':
      return t(`map.position.${search.state}`);
  }
}

/** An accuracy is itself inaccurate: up to the next 10 or 100 m. */
function rounded(metres: number): number {
  const step = metres < 1000 ? 10 : 100;
  return Math.max(Math.ceil(metres / step), 1) * step;
}
