import { Slot, usePlatform } from '@cairn/shared-contracts/remote/platform';
import { Fragment, type MouseEvent, useState } from 'react';
import { Link } from 'react-router';
import css from './organizer-link.module.css';

/** whoever wants another tab gets it */
export const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

export interface OrganizerLinkProps {
  id: number;
  name: string;
  /** the tour that the name stands on: what is asked of them is about it */
  tourId?: number | undefined;
  /** its looks; underlined without it, as links in a text are */
  className?: string | undefined;
}

/**
 * An organizer's name where there are many of them, as on cards: a link to their page. The first press fetches the fragment that opens
 * the short sheet about them, so that a list costs nothing more; without scripts, or without the fragment, the link is a link. A site that
 * names no organizers (`forceHideOrganizers`) has no page of theirs: what they are called instead is text.
 */
export function OrganizerLink({ id, name, tourId, className: ownLooks }: OrganizerLinkProps) {
  const { forceHideOrganizers } = usePlatform().site.organizer;
  const [isWanted, setWanted] = useState(false);
  if (forceHideOrganizers) return <span className={ownLooks}>{name}</span>;
  const className = ownLooks ?? css.name;
  const open = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    setWanted(true);
  };
  const link = (
    <Link to={`/tour-provider/${id}`} className={className} data-opens="" onClick={isWanted ? undefined : open}>
      {name}
    </Link>
  );
  if (!isWanted) return link;
  return (
    <span className={className}>
      <Slot
        name="mf-content/organizer-name"
        props={{ id, name, variant: 'plain', isOpen: true, ...(tourId === undefined ? {} : { tourId }) }}
        pending={link}
        failed={link}
      />
    </span>
  );
}

/** stands for the name while the sentence is made: no text has it */
const PLACE = '\uE000';

/**
 * A sentence with an organizer's name in it, and the name as a link.
 * @param say makes the sentence with what it is given where the name goes
 */
export function OrganizerIn({ say, ...organizer }: OrganizerLinkProps & { say: (name: string) => string }) {
  const [before, ...after] = say(PLACE).split(PLACE);
  return (
    <>
      {before}
      {after.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence have no other name
        <Fragment key={index}>
          <OrganizerLink {...organizer} />
          {part}
        </Fragment>
      ))}
    </>
  );
}
