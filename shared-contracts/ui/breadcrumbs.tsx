import css from './breadcrumbs.module.css';
import { useKitMessages } from './kit-messages.ts';
import { Link } from './link.tsx';

export interface Breadcrumb {
  label: string;
  /** Language of the label, where it is not the page's. */
  lang?: string | undefined;
  /** Left out for the page the reader is on. */
  href?: string;
}

export interface BreadcrumbsProps {
  items: readonly Breadcrumb[];
  label?: string;
  className?: string;
}

/** The way from home to this page, which comes last. */
export function Breadcrumbs({ items, label, className }: BreadcrumbsProps) {
  const t = useKitMessages();
  return (
    <nav aria-label={label ?? t('breadcrumbs.label')} className={className}>
      <ol className={css.list}>
        {items.map((item) => (
          <li key={item.label} className={css.item} lang={item.lang}>
            {item.href ? (
              <Link href={item.href} variant="quiet">
                {item.label}
              </Link>
            ) : (
              <span aria-current="page">{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
