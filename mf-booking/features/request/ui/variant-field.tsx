import type { TourVariant } from '@cairn/shared-contracts/api/tours.schema';
import { ChevronDownIcon } from '@cairn/shared-contracts/icons';
import { useForeignLanguage, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { fieldClass } from '@cairn/shared-contracts/ui/field';
import { toast } from '@cairn/shared-contracts/ui/toast';
import { type ComponentType, type KeyboardEvent, useId, useState } from 'react';
import css from './variant-field.module.css';
import type { VariantSelectProps } from './variant-select.tsx';

const load = () => import('./variant-select.tsx');
/** before it is wanted, without a word when it does not come: the press asks again */
const prefetch = () => void load().catch(() => {});

/** what opens a list of choices, beside a press */
const OPENING = new Set(['ArrowDown', 'ArrowUp']);

export interface VariantFieldProps {
  variants: readonly TourVariant[];
  selected: TourVariant;
  onSelect: (id: number) => void;
}

/**
 * The ways to book as a field that looks like the Select which takes its place when somebody reaches for it: a list with its overlay is
 * a tenth of the tour page's code, and most read on without it.
 */
export function VariantField({ variants, selected, onSelect }: VariantFieldProps) {
  const { t } = useTranslation('mf-booking');
  const [loaded, setLoaded] = useState<{ Select: ComponentType<VariantSelectProps> } | null>(null);
  const [isComing, setIsComing] = useState(false);

  async function open() {
    setIsComing(true);
    await load().then(
      ({ default: Select }) => setLoaded({ Select }),
      () => {
        setIsComing(false);
        toast({ tone: 'error', text: t('panel.variantsFailed') });
      },
    );
  }

  return loaded ? (
    <loaded.Select variants={variants} selected={selected} onSelect={onSelect} />
  ) : (
    <Asleep variant={selected} isComing={isComing} onOpen={open} />
  );
}

interface AsleepProps {
  variant: TourVariant;
  isComing: boolean;
  onOpen: () => void;
}

function Asleep({ variant: { name, content_language }, isComing, onOpen }: AsleepProps) {
  const { t } = useTranslation('mf-booking');
  const lang = useForeignLanguage(content_language);
  const id = useId();
  const openByKey = (event: KeyboardEvent) => {
    if (!OPENING.has(event.key)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <div className={fieldClass.field}>
      <span id={`${id}-label`} className={fieldClass.label}>
        {t('panel.variant')}
      </span>
      <button
        type="button"
        className={`${fieldClass.control} ${css.trigger}`}
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-busy={isComing || undefined}
        aria-labelledby={`${id}-value ${id}-label`}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={onOpen}
        onKeyDown={openByKey}
      >
        <span id={`${id}-value`} className={css.value} lang={lang}>
          {name}
        </span>
        <ChevronDownIcon className={css.chevron} />
      </button>
    </div>
  );
}
