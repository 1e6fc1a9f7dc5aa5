// A font's file with what its address asks for, and nothing else.
import { cutFont } from './font-faces.ts';

export default function fontLoader(font) {
  return cutFont(font, new URLSearchParams(this.resourceQuery));
}

export const raw = true;
