import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Button } from '@cairn/shared-contracts/ui/button';
import { useFocusAround } from './use-focus-around.ts';

export interface LostProps {
  /** what could not be had */
  children: string;
  /** it is being asked for again */
  isAsking: boolean;
  again: () => void;
  className?: string;
}

/** In the place of what could not be had. The button stays while it is asked for again, and hands the focus on when it came. */
export function Lost({ children, isAsking, again, className = '' }: LostProps) {
  const { t } = useTranslation('mf-chat');
  const buttonRef = useFocusAround<HTMLButtonElement>();
  return (
    <Alert
      tone="danger"
      className={className}
      action={
        <Button ref={buttonRef} size="sm" variant="secondary" isLoading={isAsking} onPress={again}>
          {t('thread.retry')}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
