import type { Tour, TourDay } from '@cairn/shared-contracts/api/tours.schema';
import { useForeignLanguage, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { type ReactNode, useId, useState } from 'react';
import { kindOf } from '../../../common/model/kind.ts';
import { Section } from '../../../common/ui/section.tsx';
import { Day } from './day.tsx';

/** days on show before the rest is unfolded (guide, "Tour") */
const SHOWN_DAYS = 4;

export interface ProgramProps {
  tour: Tour;
  /** beside the heading: the way to take the program along */
  end?: ReactNode;
}

/** Day by day. */
export function Program({ tour, end }: ProgramProps) {
  const { t } = useTranslation('mf-tour');
  const lang = useForeignLanguage(tour.content_language);
  if (tour.program.length === 0) return null;
  return (
    <Section id="program" title={t('program.title', { kind: kindOf(tour) })} end={end}>
      <Days program={tour.program} lang={lang} />
    </Section>
  );
}

interface DaysProps {
  program: readonly TourDay[];
  lang: string | undefined;
}

function Days({ program, lang }: DaysProps) {
  const { t } = useTranslation('mf-tour');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const rest = program.slice(SHOWN_DAYS);
  const from = rest[0]?.day;
  const to = rest.at(-1)?.day;
  const words = from === to ? (['showDay', 'hideDay'] as const) : (['showDays', 'hideDays'] as const);
  return (
    <>
      <ol id={id}>
        {program.map((day, index) => (
          // in the page from the start: search engines read folded days too
          <Day key={day.id} day={day} lang={lang} isHidden={!isOpen && index >= SHOWN_DAYS} />
        ))}
      </ol>
      {rest.length > 0 ? (
        <Button variant="secondary" aria-expanded={isOpen} aria-controls={id} onPress={() => setIsOpen((now) => !now)}>
          {t(`program.${isOpen ? words[1] : words[0]}`, { from, to })}
        </Button>
      ) : null}
    </>
  );
}
