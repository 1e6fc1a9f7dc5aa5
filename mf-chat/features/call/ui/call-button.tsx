import type { PhoneCode } from '@cairn/shared-contracts/api/phone-code.schema';
import { PhoneIcon } from '@cairn/shared-contracts/icons';
import { toApiError, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button, type ButtonProps } from '@cairn/shared-contracts/ui/button';
import { useRefusalWords } from '@cairn/shared-contracts/ui/form';
import { toast } from '@cairn/shared-contracts/ui/toast';
import { lazy, Suspense, useState } from 'react';

const CallDialog = lazy(() => import('./call-dialog.tsx'));

interface CallButtonProps extends Pick<ButtonProps, 'isBlock' | 'size' | 'className'> {
  /** asks the api for number and code */
  ask: () => Promise<PhoneCode>;
  label: string;
}

/** Asks for a number and a code to call with, and shows them. */
export function CallButton({ ask, label, ...look }: CallButtonProps) {
  const { t } = useTranslation('mf-chat');
  const refusalOf = useRefusalWords();
  const [isAsking, setIsAsking] = useState(false);
  const [found, setFound] = useState<PhoneCode | null>(null);
  const call = async () => {
    setIsAsking(true);
    try {
      setFound(await ask());
    } catch (error) {
      toast({ tone: 'error', title: t('call.failed'), text: refusalOf(toApiError(error)) });
    } finally {
      setIsAsking(false);
    }
  };
  return (
    <>
      <Button variant="ghost" isLoading={isAsking} onPress={() => void call()} {...look}>
        <PhoneIcon />
        {label}
      </Button>
      <Suspense>{found ? <CallDialog found={found} onClose={() => setFound(null)} /> : null}</Suspense>
    </>
  );
}
