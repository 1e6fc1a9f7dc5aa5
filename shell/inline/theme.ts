/**
 * Runs before the first paint: no flash of the other theme. As long as the visitor has not chosen, the page follows the system, also
 * when that turns dark in the evening. What was chosen stands in the server's HTML, but for that of all visitors.
 */
export default function theme(cookie: string): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const show = (): void => {
    const chosen = new RegExp(`(?:^|; *)${cookie}=(light|dark)`).exec(document.cookie)?.[1];
    document.documentElement.dataset.theme = chosen ?? (dark.matches ? 'dark' : 'light');
  };
  show();
  dark.addEventListener('change', show);
}
