import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

/** The kit's own texts in the page's language: the namespace `kit`, texts in `ui/i18n`. A component's props may say something else. */
export const useKitMessages = (): TFunction<'kit'> => useTranslation('kit').t;
