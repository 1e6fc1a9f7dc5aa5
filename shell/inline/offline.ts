/**
 * What the page in place of one that cannot be had does: it names the copies that there are, the latest first, and gives way to the page
 * itself as soon as the site answers.
 * @param pages name of the cache of copies
 * @param title header of a copy, percent-encoded
 * @param time header of a copy, ISO 8601
 * @param probe address of the site that answers at once
 */
export default function offline(pages: string, title: string, time: string, probe: string): void {
  const PROBE_MS = 5000;
  const SHOWN_MAX = 12;

  const look = (): void => {
    void fetch(probe, { cache: 'no-store' }).then(
      () => location.reload(),
      () => setTimeout(look, PROBE_MS),
    );
  };
  addEventListener('online', look);
  setTimeout(look, PROBE_MS);

  const show = async (): Promise<void> => {
    // asked by its name: to open it would make it
    if (!(await caches.has(pages))) return;
    const cache = await caches.open(pages);
    const found = await Promise.all(
      (await cache.keys()).map(async ({ url }) => {
        const copy = await cache.match(url, { ignoreVary: true });
        return { url, title: copy?.headers.get(title), time: copy?.headers.get(time) ?? '' };
      }),
    );
    const section = document.querySelector('section');
    const list = section?.querySelector('ul');
    if (!section || !list || found.length === 0) return;
    found.sort((one, other) => other.time.localeCompare(one.time));
    for (const { url, title: named } of found.slice(0, SHOWN_MAX)) {
      const link = Object.assign(document.createElement('a'), { href: url });
      link.textContent = decodeURIComponent(named || '') || new URL(url).pathname;
      const item = document.createElement('li');
      item.append(link);
      list.append(item);
    }
    section.hidden = false;
  };
  void show();
}
