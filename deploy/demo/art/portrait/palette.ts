/** Skin in light and in shade. */
export const SKINS = [
  ['#f3cfb3', '#dba988'],
  ['#e8b894', '#cb9069'],
  ['#d49a72', '#b4764e'],
  ['#b0774f', '#8c5836'],
  ['#8a5a3c', '#693f28'],
  ['#f0c6a4', '#d6a07c'],
] as const;
export const DARK_SKINS: readonly string[] = ['#8a5a3c', '#b0774f'];

export const HAIR = ['#2a211d', '#4a3226', '#7a4f2e', '#a8763f', '#c9a66a', '#8f8a84', '#d9d4ca', '#6d2f1e'] as const;
export const FAIR_HAIR: readonly string[] = ['#a8763f', '#c9a66a', '#d9d4ca', '#6d2f1e', '#7a4f2e'];
export const BLACK_HAIR = '#2a211d';
export const WHITE_HAIR = '#d9d4ca';

/** Jacket in light and in shade. */
export const JACKETS = [
  ['#2f6f5b', '#245646'],
  ['#c4532d', '#9c3f20'],
  ['#2c5f80', '#214a65'],
  ['#d9a32e', '#b18022'],
  ['#4b5a4a', '#394638'],
  ['#7a3d3a', '#5f2d2b'],
  ['#38464f', '#29343b'],
] as const;

/** Sky from top to bottom, far ridge, near ridge. */
export const BACKDROPS = [
  ['#bfdbe0', '#e9efe2', '#8fb3ad', '#6d9a86'],
  ['#f3d3a6', '#f9e9cc', '#c99f7c', '#a97c62'],
  ['#a9cbe2', '#e2eef0', '#86a8bd', '#5f88a3'],
  ['#e8b9a2', '#f6dcc4', '#a88a94', '#7d6d80'],
  ['#cfd8d2', '#eceee6', '#a4b3ad', '#80948d'],
] as const;

export const ACCENTS = ['#e4572e', '#f2b134', '#c9dc4f', '#f1ead9', '#2f7fb5', '#1f3f36'] as const;
export const HATS = ['none', 'none', 'beanie', 'cap', 'band', 'none', 'brim'] as const;
