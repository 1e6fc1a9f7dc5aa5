/** text whose %, _ and \ stand for themselves in a LIKE pattern */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
