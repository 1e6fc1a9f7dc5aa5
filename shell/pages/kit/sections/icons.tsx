import * as icons from '../icons.ts';
import css from '../kit.module.css';
import { Row, Specimen } from '../specimen.tsx';

/** 'ChevronDownIcon' → 'ChevronDown' */
const NAMES = Object.entries(icons).map(([name, Icon]) => ({ name: name.replace(/Icon$/, ''), Icon }));

export function Icons() {
  return (
    <Specimen
      name="icons"
      note="13 to 16 px in meta text, 20 in controls, 24 alone. Decoration unless they have a label."
    >
      <Row>
        <icons.HeartIcon size={16} />
        <icons.HeartIcon />
        <icons.HeartIcon size={24} />
        <icons.HeartIcon isFilled label="Saved" />
      </Row>
      <ul className={css.icons}>
        {NAMES.map(({ name, Icon }) => (
          <li key={name} className={css.icon}>
            <Icon />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </Specimen>
  );
}
