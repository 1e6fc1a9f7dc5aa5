/**
 * Runs before the first paint: no flash of the other theme. As long as the visitor has not chosen, the page follows the system, also
 * when that turns dark in the evening. What was chosen stands in the server's HTML.
 */
export default function theme(cookie: string): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const show = (): void => {
    if (!new RegExp(`(^|; *)${cookie}=(light|dark)`).test(document.cookie))
      document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light';
  };
  show();
  dark.addEventListener('change', show);
}
