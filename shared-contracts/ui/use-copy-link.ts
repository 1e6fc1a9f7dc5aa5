import { useKitMessages } from './kit-messages.ts';
import { toast } from './toast.tsx';

/** Copies an address and says whether the browser let us. @returns takes the address and what to say; resolves to whether it was copied */
export function useCopyLink(): (url: string, copied?: string) => Promise<boolean> {
  const t = useKitMessages();
  return async (url, copied = t('share.copied')) => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ tone: 'success', text: copied });
      return true;
    } catch {
      toast({ tone: 'error', text: t('share.copyFailed') });
      return false;
    }
  };
}
