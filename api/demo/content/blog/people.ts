import type { Post } from './model.ts';

export const PEOPLE_POSTS: readonly Post[] = [];
