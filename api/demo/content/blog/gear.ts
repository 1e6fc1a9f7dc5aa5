import type { Post } from './model.ts';

export const GEAR_POSTS: readonly Post[] = [];
