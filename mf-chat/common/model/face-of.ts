import type { Chat } from '@cairn/shared-contracts/api/chat.schema';

/** Whose initials they are where there is no face: tourists of one organizer are told apart by their conversations. */
export const faceOf = ({ id, with: side, organizer_id }: Pick<Chat, 'id' | 'with' | 'organizer_id'>): number =>
  side === 'organizer' && organizer_id !== null ? organizer_id : id;
