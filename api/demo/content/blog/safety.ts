import type { Post } from './model.ts';

export const SAFETY_POSTS: readonly Post[] = [];
