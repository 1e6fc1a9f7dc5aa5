// The style sheet that declares the fonts: each file's address says what of it is wanted.
import postcss from 'postcss';
import { cutFaces } from './font-faces.ts';

export default function fontFacesLoader(source) {
  return cutFaces(postcss.parse(source, { from: this.resourcePath })).toString();
}
