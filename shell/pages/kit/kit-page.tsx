import { ScrollSpy } from '@cairn/shared-contracts/ui/scroll-spy';
import { useSearchParams } from 'react-router';
import css from './kit.module.css';
import { SECTIONS } from './sections.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { WidthHint } from './width-hint.tsx';

const INDEX = SECTIONS.map(({ id, title }) => ({ name: title, anchor: id }));

/**
 * Every component of the kit in every state, for those who build pages and for the checks that look at all of it at once.
 * `?family=dates` shows one family alone: all of them are a heavy page.
 */
export default function KitPage() {
  const [query] = useSearchParams();
  const family = SECTIONS.filter(({ id }) => id === query.get('family'));
  const shown = family.length > 0 ? family : SECTIONS;
  return (
    <div className={`page ${css.page}`}>
      <title>UI kit · Cairn</title>
      <meta name="robots" content="noindex" />
      <header className={css.head}>
        <div>
          <h1>UI kit</h1>
          <p className={css.lead}>Components and states</p>
        </div>
        <WidthHint />
        <ThemeSwitch />
      </header>
      {shown === SECTIONS && <ScrollSpy label="Components" items={INDEX} />}
      {shown.map(({ id, title, Content }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className={css.section}>
          <h2 id={`${id}-title`}>{title}</h2>
          <Content />
        </section>
      ))}
    </div>
  );
}
