import type { Translate } from '../i18n/create-i18n.ts';
import { useTranslation } from '../i18n/use-translation.ts';

/** The kit's own texts in the page's language: the namespace `kit`, texts in `ui/i18n`. A component's props may say something else. */
export const useKitMessages = (): Translate => useTranslation('kit').t;
