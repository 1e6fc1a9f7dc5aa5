import { Avatar, AvatarStack } from '@cairn/shared-contracts/ui/avatar';
import { Rating, RatingDistribution } from '@cairn/shared-contracts/ui/rating';
import { Stat } from '@cairn/shared-contracts/ui/stat';
import css from '../kit.module.css';
import { PICTURES } from '../samples.ts';
import { Row, Specimen, Specimens } from '../specimen.tsx';

/** one of each of the five colours */
const NAMES = [
  ['Aigerim Sadykova', 6],
  ['Marco Belli', 2],
  ['Tenzin Dorje', 3],
  ['Ana Ruiz', 5],
  ['Jonas Erik Eriksson', 1],
] as const;
const SIZES = [24, 32, 40, 56, 96, 136] as const;

export function People() {
  return (
    <Specimens>
      <Specimen name="avatar" note="Initials of the first two words on one of five colours; a face once there is one.">
        <Row>
          {NAMES.map(([name, id]) => (
            <Avatar key={id} name={name} id={id} size={56} isNamed />
          ))}
        </Row>
        <Row>
          {SIZES.map((size) => (
            <Avatar key={size} name="Aigerim Sadykova" id={6} size={size} />
          ))}
        </Row>
        <Row>
          <Avatar name="Tenzin Dorje" id={3} src={PICTURES[0]?.src ?? null} size={56} isNamed />
          <Avatar name="Cher" id={2} size={56} />
          <AvatarStack>
            {NAMES.slice(0, 3).map(([name, id]) => (
              <Avatar key={id} name={name} id={id} />
            ))}
          </AvatarStack>
        </Row>
      </Specimen>
      <Specimen name="rating">
        <Row>
          <Rating value={4.9} count={128} />
          <Rating value={5} />
          <Rating value={4.25} countLabel="1,204 reviews" size="lg" />
        </Row>
        <RatingDistribution counts={[0, 1, 3, 6, 118]} />
        <RatingDistribution label="No reviews yet" counts={[0, 0, 0, 0, 0]} />
      </Specimen>
      <Specimen name="stat" isWide>
        <dl className={css.row}>
          <Stat value="412" label="tours led by local organizers" />
          <Stat value="98%" label="of departures took place" />
          <Stat value="3 h" label="until an organizer answers, on average" size="sm" />
        </dl>
      </Specimen>
    </Specimens>
  );
}
