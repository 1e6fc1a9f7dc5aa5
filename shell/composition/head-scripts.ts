import { THEME_SCRIPT } from '../layout/cookies.ts';
import type { HeadScripts } from './document.tsx';
import { EARLY_PRESS_SCRIPT } from './early-press.ts';
import { INLINE_STYLES_SCRIPT } from './inline-styles.ts';

/** What the server writes into the head of every page. In the browser they have run before React comes: its code goes without them. */
export const HEAD_SCRIPTS: HeadScripts = {
  inlineStyles: INLINE_STYLES_SCRIPT,
  earlyPress: EARLY_PRESS_SCRIPT,
  theme: THEME_SCRIPT,
};
