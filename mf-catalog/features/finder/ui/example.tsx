import { useExample } from '../model/use-example.ts';
import css from './example.module.css';

/** What somebody could type, over the field whose placeholder it is: in as many lines as it needs, where a placeholder has one. */
export function Example() {
  return (
    <span aria-hidden="true" className={css.example}>
      {useExample()}
    </span>
  );
}
