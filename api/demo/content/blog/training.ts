import type { Post } from './model.ts';

export const TRAINING_POSTS: readonly Post[] = [];
