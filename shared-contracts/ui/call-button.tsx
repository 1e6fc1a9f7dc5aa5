import { lazy, Suspense, useState } from 'react';
import type { PhoneCode } from '../api/phone-code.schema.ts';
import { toApiError } from '../state/api-error.ts';
import { Button, type ButtonProps } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { PhoneIcon } from './icons.tsx';
import { useKitMessages } from './kit-messages.ts';
import { useRefusalMessages } from './problem-messages.ts';
import { toast } from './toast.tsx';

const CallDialog = lazy(() => import('./call-dialog.tsx'));

export interface CallButtonProps extends Pick<ButtonProps, 'isBlock' | 'size' | 'className'> {
  /** asks the api for number and code */
  ask: () => Promise<PhoneCode>;
  /** Who is called: "Call Aigerim". */
  label: string;
  /** a row of controls has no room for words: they are its name alone */
  isIcon?: boolean;
}

/** Asks for a number and a code to call with, and shows them. */
export function CallButton({ ask, label, isIcon = false, ...look }: CallButtonProps) {
  const t = useKitMessages();
  const refusalOf = useRefusalMessages();
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
      {isIcon ? (
        <IconButton label={label} isPending={isAsking} onPress={() => void call()}>
          <PhoneIcon />
        </IconButton>
      ) : (
        <Button variant="ghost" isLoading={isAsking} onPress={() => void call()} {...look}>
          <PhoneIcon />
          {label}
        </Button>
      )}
      <Suspense>{found ? <CallDialog found={found} onClose={() => setFound(null)} /> : null}</Suspense>
    </>
  );
}
