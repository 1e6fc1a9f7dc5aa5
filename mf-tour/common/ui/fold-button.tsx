import { ChevronDownIcon } from '@cairn/shared-contracts/icons';
import css from './section.module.css';

export interface FoldButtonProps {
  labelledBy: string;
  controls: string;
  isOpen: boolean;
  onPress: () => void;
}

/** Over the whole heading of a section, on phones: wider screens show no button, and all that is behind it. */
export const FoldButton = ({ labelledBy, controls, isOpen, onPress }: FoldButtonProps) => (
  <button
    type="button"
    className={css.toggle}
    aria-labelledby={labelledBy}
    aria-expanded={isOpen}
    aria-controls={controls}
    onClick={onPress}
  >
    <ChevronDownIcon className={css.chevron} />
  </button>
);
