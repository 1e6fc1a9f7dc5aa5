/** control characters, and marks that turn the reading direction of whatever follows them */
const UNWANTED = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
/** letters that fill a space, and the empty sign of Braille, are letters and signs to Unicode: nobody sees them */
const VISIBLE = /[[\p{L}\p{N}\p{P}\p{S}]--[\p{Default_Ignorable_Code_Point}\u2800]]/v;

/**
 * Text that somebody wrote, as it is kept: its lines stay, what nobody can see or what would twist the page around it goes. '' when
 * nothing is left to be seen. Markup stays as it was typed: what shows the text escapes it.
 */
export function tidyText(text: string): string {
  const kept = text.replace(/\r\n?/g, '\n').replace(UNWANTED, (mark) => (mark === '\n' || mark === '\t' ? mark : ''));
  return VISIBLE.test(kept) ? kept.trim() : '';
}

/** The same for what is one line wherever it is shown, as names and subjects of mails are. */
export const tidyLine = (text: string): string => tidyText(text).replace(/\s+/g, ' ');
