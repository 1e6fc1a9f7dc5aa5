/** How a review is signed: the first name and the initial, as other travellers need to know no more. */
export function authorName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  const initial = [...last_name.trim()][0];
  const name = [first_name.trim(), initial && `${initial.toUpperCase()}.`].filter(Boolean).join(' ');
  return name || 'A traveller';
}
