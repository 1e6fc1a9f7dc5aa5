import type { Call } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { placeNames, type SayPlace, sayParts } from './place-names.ts';

/** what beside `name` tells a place from a stop or a variant: its address, the value of a filter, the letters of a country, its countries, the region it lies in */
const MARKS = ['slug', 'value', 'iso_code', 'countries', 'region'] as const;
/** people name their tours and firms themselves, also like a country */
const OWN_NAMES: readonly unknown[] = ['tours', 'organizers'];
/** fields that hold a place's name alone */
const NAMES_OF_PLACES: readonly string[] = ['country', 'city', 'author_from'];
/** fields of more than one name: "Georgia · 8 days", "Mestia, Georgia" */
const LINES: readonly string[] = ['hint', 'start_place', 'end_place'];
/** of a trip: where it starts, beside what the organizer says of it. A `place` elsewhere is an address, or is said already. */
const isMeeting = (key: string, object: object): boolean => key === 'place' && 'text' in object;

const isPlace = (object: object): boolean =>
  MARKS.some((mark) => mark in object) &&
  !('content_language' in object) &&
  !('kind' in object && OWN_NAMES.includes(object.kind));

/** what is said of it is the reader's; else it stays what the organizer wrote */
function meetingLanguage(meeting: object, say: SayPlace): object {
  if (!('place' in meeting && isMeeting('place', meeting) && typeof meeting.place === 'string')) return {};
  return sayParts(meeting.place, say) === meeting.place ? {} : { place_language: say.code };
}

/** of the pages that tourists read: who writes a tour gets the names as they wrote them */
const isRoute = (key: string, value: unknown, tour: object): value is { name: string }[] =>
  key === 'route' && Array.isArray(value) && 'content_language' in tour;

function sayPoint<Point extends { name: string }>(point: Point, say: SayPlace): Point {
  const name = say(point.name);
  return name === point.name ? point : { ...point, name, name_language: say.code };
}

function sayField(key: string, value: unknown, object: object, say: SayPlace): unknown {
  if (typeof value === 'string') {
    if (key === 'name') return isPlace(object) ? say(value) : value;
    if (NAMES_OF_PLACES.includes(key)) return say(value);
    if (key === 'caption') return isPlace(object) ? say(value) : value;
    return LINES.includes(key) || isMeeting(key, object) ? sayParts(value, say) : value;
  }
  if (isRoute(key, value, object)) return value.map((point) => sayPoint(point, say));
  // the country of a town, the place of a phone have nothing but a name
  if (
    (key === 'country' || key === 'entity') &&
    typeof value === 'object' &&
    value &&
    'name' in value &&
    typeof value.name === 'string'
  ) {
    return { ...value, name: say(value.name) };
  }
  return renamed(value, say);
}

/** what is no plain object is a file, a page, an instant */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** An answer with the names of its places in the reader's language; it is not changed, it may be kept for others. */
function renamed(answer: unknown, say: SayPlace): unknown {
  if (Array.isArray(answer)) return answer.map((item) => renamed(item, say));
  if (!isPlain(answer)) return answer;
  const said = Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [key, sayField(key, value, answer, say)]),
  );
  if ('heading' in answer && 'name' in answer)
    return { ...said, heading: headingOf(answer, said.name, say), ...textOf(answer, say) };
  if ('place' in answer) return { ...said, ...meetingLanguage(answer, say) };
  return 'alt' in answer ? { ...said, alt: say.alt(answer) } : said;
}

/** The editors' heading in the reader's language; without one, the name that the place has there. */
function headingOf({ heading, name }: { heading: unknown; name: unknown }, said: unknown, say: SayPlace): unknown {
  const translated = typeof heading === 'string' ? say(heading) : heading;
  return translated === heading && said !== name ? said : translated;
}

/** what the editors tell of a place, where they told it in the reader's language, too */
function textOf(place: object, say: SayPlace): object {
  if (!('text' in place && 'text_language' in place && typeof place.text === 'string')) return {};
  const text = say(place.text);
  return text === place.text ? {} : { text, text_language: say.code };
}

/** who gets an answer that is held for others gets it right or not at all; to one person their own is worth more than its names */
const isKept = ({ isShared, cacheSeconds }: Call): boolean => isShared === true || cacheSeconds !== undefined;

/**
 * Names of places are English in the database and in all that is kept of it; at the edge of the api they become the reader's. Once for
 * all calls, so that none forgets it. They are read beside the call and neither end it nor, but for what is kept, spoil it: what was
 * written is written.
 */
export const inLanguage =
  (services: Services) =>
  (call: Call): Call => ({
    ...call,
    async handle(context) {
      const reading = placeNames(services, context.language);
      const naming = isKept(call)
        ? reading
        : reading.catch((error: unknown) => {
            context.log.error({ error: String(error), path: call.path }, 'names of places stay English');
            return undefined;
          });
      // looked at when the call has ended
      naming.catch(() => undefined);
      const answer = await call.handle(context);
      const say = await naming;
      return say ? renamed(answer, say) : answer;
    },
  });
