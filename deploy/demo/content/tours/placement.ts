import type { Atlas } from '../atlas/model.ts';
import { COLLECTIONS } from '../collections.ts';
import type { TripPlan } from './plan.ts';
import { STYLE_RULES, type Style } from './styles.ts';

/** Activities that a kind of trip is also found under, beside its own. */
const ALSO: Readonly<Partial<Record<Style, string>>> = {
  huts: 'trekking',
  villages: 'trekking',
  volcano: 'trekking',
  family: 'day-hikes',
  slow: 'day-hikes',
  wildlife: 'day-hikes',
  photo: 'day-hikes',
};
const ON_WATER: ReadonlySet<Style> = new Set(['cruise', 'sail', 'kayak', 'raft']);

/** Every place that a tour is found under: from its country down to its sights, its activities, collections, water and ship. */
export function placesOf(atlas: Atlas, { subject, facts, stages, ship }: TripPlan): number[] {
  const { entry, style, flagship } = subject;
  const ids = new Set<number>([entry.place.id, entry.base.id]);
  if (entry.place.countryId) ids.add(entry.place.countryId);
  const add = (place: { readonly id: number } | undefined) => place && ids.add(place.id);
  for (const { from, via, to } of stages) {
    for (const stop of [from, ...via, to]) add(entry.showplaces.get(stop.name));
  }
  add(atlas.restKinds.get(STYLE_RULES[style].restKind));
  add(atlas.restKinds.get(ALSO[style] ?? ''));
  for (const { slug, holds } of COLLECTIONS) {
    if (holds(facts) || flagship?.collections?.includes(slug)) add(atlas.collections.get(slug));
  }
  if (ON_WATER.has(style)) add(entry.water);
  if (ship) add(atlas.ships.get(ship));
  return [...ids];
}
