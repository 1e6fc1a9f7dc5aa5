import { tidyText } from '@cairn/shared-contracts/domain/tidy-text';

/** How a review is signed: the first name and the initial, as other travellers need to know no more. */
export function authorName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  const initial = [...tidyText(last_name)][0];
  const name = [tidyText(first_name), initial && `${initial.toUpperCase()}.`].filter(Boolean).join(' ');
  return name || 'A traveller';
}
