import type { Post } from './model.ts';

export const SEASON_POSTS: readonly Post[] = [];
