import { type ShareLink, shareLinks } from '../domain/share-links.ts';
import { Button, LinkButton } from './button.tsx';
import { cx } from './cx.ts';
import { CopyIcon, ExternalLinkIcon, MailIcon } from './icons.tsx';
import { useKitMessages } from './kit-messages.ts';
import css from './share-ways.module.css';
import { useCopyLink } from './use-copy-link.ts';

export interface ShareWaysProps {
  /** whole address of the page */
  url: string;
  title: string;
  /** the site's `availableShareButtons`, in their order */
  available: readonly ShareLink['source'][];
  /** One row of small buttons, for the end of a text; else two columns. */
  isRow?: boolean;
  onCopied?: () => void;
}

/** Copies a page's address, or passes it on by the ways that the site's configuration names. */
export function ShareWays({ url, title, available, isRow = false, onCopied }: ShareWaysProps) {
  const t = useKitMessages();
  const size = isRow ? 'sm' : 'md';
  const copyLink = useCopyLink();
  const copy = async () => {
    if (await copyLink(url)) onCopied?.();
  };
  return (
    <div className={cx(css.ways, isRow && css.row)}>
      <Button variant="secondary" size={size} onPress={copy}>
        <CopyIcon size={18} />
        {t('share.copy')}
      </Button>
      {shareLinks(url, title, available).map(({ source, href }) => (
        <LinkButton key={source} variant="secondary" size={size} href={href} target="_blank" rel="noopener noreferrer">
          {source === 'email' ? <MailIcon size={18} /> : <ExternalLinkIcon size={18} />}
          {t(`share.${source}`)}
        </LinkButton>
      ))}
    </div>
  );
}
