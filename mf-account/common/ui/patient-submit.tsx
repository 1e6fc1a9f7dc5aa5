import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { clockText } from '@cairn/shared-contracts/ui/use-countdown';
import type { Wait } from '../model/use-wait.ts';

interface PatientSubmitProps {
  wait: Pick<Wait, 'left'>;
  isLoading: boolean;
  children: string;
}

/** The button that sends a form. After too many tries it counts down until the next one is taken. */
export function PatientSubmit({ wait, isLoading, children }: PatientSubmitProps) {
  const { t } = useTranslation('mf-account');
  return (
    <Button type="submit" size="lg" isBlock isLoading={isLoading} isDisabled={wait.left > 0}>
      {wait.left > 0 ? t('form.waitFor', { time: clockText(wait.left) }) : children}
    </Button>
  );
}
