interface Keyed {
  author: string;
  user_id: number | null;
  client_key: string;
}

/** Pages name their messages themselves: what another account has called the same is another message. */
export const ownKey = ({ author, user_id, client_key }: Keyed): string => `${author}:${user_id ?? 0}:${client_key}`;

/** what the page has called it */
export const pageKey = (key: string | null): string | null => key?.replace(/^[a-z]+:\d+:/, '') ?? null;
