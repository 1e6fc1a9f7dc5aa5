/** One or two sentences for cards, search engines and the head of the page. */
export const SUMMARIES_LINE: readonly string[] = [
  '{daysWordsCap} days from {from} to {to}: {km} km, {up} m up, with {high} ({alt} m) as the high point and nights in {beds}.',
  'A guided walk of {km} km through {theRegion}, from {from} over {high} to {to}, for up to {group} people.',
  'From {from} to {to} with {firm}: {via}, {high} and {nights} nights in {beds}.',
  'Cross {theRegion} in {daysWords} days. Longest stage {longKm} km, highest point {alt} m, luggage carried for you.',
  '{from}, {via}, {high}, {to}: {daysWords} days in {theRegion} with a local guide and {dish} at the end of them.',
  'The line from {from} to {to} by {via}, {km} km with time to look, led by {leader}.',
  'Between {firstMonth} and {lastMonth} this route links {from} with {to} over {high}; {groupMax} guests at most.',
  '{up} m of climbing in {daysWords} days, {beds}, and a last lunch in {to}: a crossing of {theRegion} for people who like a goal.',
  'Walk from {from} until the water of {water} is behind you and {to} lies below. {daysWordsCap} days, small group.',
  'A trip for {groupMin} to {groupMax} people along {trail}: {via} first, {high} later, {to} for supper.',
  'With {leaderFirst} from {from} to {to}; {km} km on foot, the longest day to {longTo}, the best bread in {base}.',
  'Past {via} and up to {alt} m at {high}, then down to {to}: {daysWords} days, {nights} nights, one line on the map.',
];

export const SUMMARIES_CENTRE: readonly string[] = [
  '{daysWordsCap} days with one bed in {to} and walks to {high}, {via} and {water}; up to {group} people.',
  'Stay in {to} and go out every morning with {leader}: {high} ({alt} m), {via} and whatever the weather suggests.',
  '{theRegionCap} from a fixed base: {km} km of paths, {beds}, no packing in between.',
  'A small group, {nights} nights in {to}, and days between {longHours} hours and none at all in {theRegion}.',
  'Based in {to} with {firm}. Highest point {high}, longest outing {longKm} km, suppers that begin with {dish}.',
  'From {to} to {via}, to {water} and up to {high}: {daysWords} days for {groupMin} to {groupMax} guests.',
  'Unhurried days around {to}, led by somebody who lives there, from {firstMonth} to {lastMonth}.',
  'Come for {high}, stay for {to}: {daysWords} days, {up} m up in all, guide and evenings included.',
  'With {leaderFirst} in {theRegion}: {daysWords} days around {to}, {animal} on the list, {beds} for the nights.',
  'One valley seen properly in {daysWords} days: {via}, {water}, {high} and the kitchen of the house in {to}.',
];

export const SUMMARIES_DAY: readonly string[] = [
  'A day with {leader} from {base}: {longKm} km, about {longHours} hours, lunch and one good story included.',
  '{high} and back to {base} in a day; {groupMax} people at most, from {firstMonth} to {lastMonth}.',
  'Half a day of paths and half a day of {dish}: out from {base} with a guide who grew up here.',
  'From {base} to {longTo}, {longUp} m up, with {firm}; home before dark.',
  'See {theRegion} in one day on foot: {longTo}, {dish} and the bus that only locals take.',
  'A short trip from {base} for people with one free day: {longKm} km to {longTo} and a table at the end.',
  'Meet in {base}, walk to {longTo}, eat {dish2}, come back with {leaderFirst}: that is all, and it is enough.',
];

export const SUMMARIES_TASTE: readonly string[] = [
  'Half a day in {base} with {leaderFirst}: four kitchens, one market and {dish} at its source.',
  'From the market to the oven in {base}: a walk of {longKm} km with seven tastings, led by {leader}.',
  'Learn what {base} eats and who makes it. {groupMax} guests at most, come hungry.',
  'A slow round through {base}: {dish}, {dish2} and the people behind them.',
  'With {firm} to cooks who open their doors; {longHours} hours, {dish} included.',
];

export const SUMMARIES_BOAT: readonly string[] = [
  '{daysWordsCap} days by boat from {from} to {to}, with a landing and a walk every day; up to {group} people.',
  'From {from} by {via} to {to}: sleep afloat, walk ashore, {nights} nights with {firm}.',
  'The coast of {theRegion} from its best side: {daysWords} days on the water, {km} km on foot, {high} as the highest point.',
  'Bays without a road, paths without a crowd: {from} to {to} in {daysWords} days, led by {leader}.',
  'Afloat in {theRegion} with {leaderFirst}: {via}, {high} and {animal} on the way to {to}.',
  'A small boat, {groupMax} guests at most, and something to climb each day between {from} and {to}.',
];
