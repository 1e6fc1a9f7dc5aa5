import { toast } from '@cairn/shared-contracts/ui/toast';

interface PassedOn {
  title: string;
  url: string;
  /** what is said once the address is in the clipboard */
  copied: string;
}

/** Passes an address on: by the device's own sheet where there is one, else by the clipboard. */
export async function passOn({ title, url, copied }: PassedOn): Promise<void> {
  const { clipboard } = navigator;
  try {
    if ('share' in navigator) return await navigator.share({ title, url });
    await clipboard.writeText(url);
    toast({ tone: 'success', text: copied });
  } catch (error) {
    // AbortError: the person closed the sheet; else the address itself can be marked and copied
    if (!(error instanceof DOMException && error.name === 'AbortError')) toast({ tone: 'info', text: url });
  }
}
