import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';

/** The journal's feeds in the page's language, for readers that look for them. React puts them into the head. */
export function FeedLinks() {
  const { t } = useTranslation('mf-content');
  const { basename, siteName } = usePlatform();
  const title = `${siteName}: ${t('blog.title')}`;
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={`${title} (RSS)`} href={`${basename}/blog/feed.xml`} />
      <link
        rel="alternate"
        type="application/feed+json"
        title={`${title} (JSON)`}
        href={`${basename}/blog/feed.json`}
      />
    </>
  );
}
