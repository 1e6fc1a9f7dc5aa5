import type { Post } from './model.ts';

export const ROUTE_POSTS: readonly Post[] = [];
