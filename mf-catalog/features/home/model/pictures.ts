/** Pictures of the home page itself, drawn by the picture service from their names. */
const art = (name: string): string => `/media/art/${name}/{size}.jpg`;

export const HERO = { src: art('alpine-h7-wide-blue-lake-z1'), placeholder: '#6f97ab' };

export const SEO_PICTURES = [
  { src: art('alpine-seo_a6-1.2x1-noon-ridge'), placeholder: '#5b9197', sizes: '(min-width: 992px) 400px, 62vw' },
  { src: art('steppe-seo_b-card-golden-trail'), placeholder: '#9aa282', sizes: '(min-width: 992px) 210px, 31vw' },
  { src: art('alpine-seo_c2-card-golden-meadow-in'), placeholder: '#83957c', sizes: '(min-width: 992px) 210px, 31vw' },
] as const;
