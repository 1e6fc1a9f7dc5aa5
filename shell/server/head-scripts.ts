import { STYLE_ATTRIBUTE } from '@cairn/shared-contracts/remote/inline-styles';
import type { HeadScripts } from '../composition/document.tsx';
import earlyPress from '../inline/early-press.ts';
import inlineStyles from '../inline/inline-styles.ts';
import start from '../inline/start.ts';
import { callOf, textOf } from '../inline/text-of.ts';
import theme from '../inline/theme.ts';
import { THEME_COOKIE } from '../layout/cookies.ts';
import { inScript } from './in-script.ts';

export const THEME_SCRIPT = callOf(theme, THEME_COOKIE);

/** What the server writes into the head of every page. In the browser they have run before React comes: its code goes without them. */
export const HEAD_SCRIPTS: HeadScripts = {
  inlineStyles: callOf(inlineStyles, STYLE_ATTRIBUTE),
  earlyPress: callOf(earlyPress),
  theme: THEME_SCRIPT,
};

/**
 * The script that starts the page's code. `main` and `modules` are addresses; `main` may be among the modules.
 * @param isQuiet the code runs when somebody does something on the page
 */
export const startScript = (main: string, modules: readonly string[], isQuiet = false): string =>
  `${textOf(start)}(url=>import(url),${inScript(main)},${inScript(modules)}${isQuiet ? ',1' : ''})`;
