import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Collapse } from '@cairn/shared-contracts/ui/collapse';
import { Section } from '../../tour/ui/section.tsx';

export function Questions({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-tour');
  if (tour.faq.length === 0) return null;
  return (
    <Section id="questions" title={t('questions.title')}>
      {tour.faq.map(({ question, answer }) => (
        <Collapse key={question} title={question}>
          <p>{answer}</p>
        </Collapse>
      ))}
    </Section>
  );
}
