/** characters of one */
export const REPLY_MAX = 500;
export const REPLIES_MAX = 12;

const keyOf = (userId: number) => `cairn:replies:${userId}`;

/** What this organizer says often, as kept in this browser; null: nothing of their own yet. */
export function readReplies(userId: number): string[] | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : null;
  } catch {
    return null;
  }
}

export function saveReplies(userId: number, replies: readonly string[]): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(replies.slice(0, REPLIES_MAX)));
  } catch (error) {
    console.warn('the replies could not be saved', error);
  }
}
