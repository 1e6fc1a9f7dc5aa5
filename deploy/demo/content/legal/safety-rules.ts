import type { LegalDocument } from './model.ts';

const SEPTEMBER_2026 = `
Mountains, deserts and cold water are why people come, and they do not care about bookings. These rules are for tourists and organizers alike. They are part of the [terms for tourists](/agreement) and of the [organizer agreement](/tour-provider-agreement). Where local law asks for more, local law applies.

## 1. Choose the right tour
Every tour has one of four levels. The level weighs the longest day, the ascent and the highest point together.
- Easy: short days with little ascent. No experience needed.
- Moderate: full days of walking, some of them steep. You walk regularly at home.
- Challenging: long days with much ascent, or altitude. You have done several treks of a few days.
- Extreme: very long days, great altitude or both. You have done challenging treks and come well trained.
Compare the daily hours, the ascent and the highest point with the hardest walk you have done in the last year. If you are unsure, ask the organizer in the chat before you prepay. A good organizer would rather lose a booking than carry somebody down.

## 2. Before you go
### Tell the organizer
Tell the organizer about illnesses, allergies, medicines, pregnancy, recent operations and fear of heights as far as they matter on this tour. Ask your doctor first if you have trouble with heart, lungs or blood pressure, or if you will sleep above 2,500 metres for the first time.
### Be insured
Take out travel insurance that covers trekking up to the highest point of the tour, rescue by helicopter where helicopters fly, and the journey home. Carry the policy number and the emergency phone number on paper. On tours of the level Extreme the organizer may ask to see the policy.
### Bring what is on the list
The equipment list on the tour page is the minimum. Boots must be broken in. If something is missing, buy or rent it before the start. The guide may refuse to take somebody whose equipment is a danger to them.
### Children
A tourist under 18 travels with an adult who is responsible for them. Keep to the minimum age on the tour page, and talk with the organizer about distance and altitude for each child.

## 3. On the trail
# The guide decides about route, pace, breaks and turning back. You may always ask for the reason, after you have followed the instruction.
# Stay with the group. Nobody goes ahead of the leading guide or falls behind the last one without a word.
# Say early when you are cold, dizzy, in pain or afraid. Small problems are easy to solve.
# No alcohol or drugs while walking, climbing, riding, swimming or driving.
# Wear a helmet, a harness or a life jacket whenever the guide says so.
# Cross rivers, glaciers and steep snow only where and how the guide shows.
# Turn-round times are fixed in the morning and kept, even with the summit in sight.

## 4. Altitude
Above 2,500 metres anybody can become ill, fit people too. Organizers plan so that above 3,000 metres the place where you sleep is usually not more than 500 metres higher from one night to the next, with a rest day after every third or fourth night.
- Headache, nausea, bad sleep: tell the guide. Do not go higher until they are gone.
- Getting worse at rest, stumbling, confusion, breathlessness while sitting: go down at once, also at night, with company.
Descending is the treatment. Medicine and oxygen help to get down, they do not replace it.

## 5. Weather, water and fire
- The guide checks the forecast every day that it can be had, and changes the plan rather than the odds.
- In a thunderstorm leave ridges, single trees and water. Spread out and wait.
- In heat, walk early, drink before you are thirsty and keep your head covered.
- Drink water from streams only after it has been boiled, filtered or treated.
- Swim only where the guide agrees, never alone and never after alcohol.
- Light fires only where they are allowed. Never use a stove inside a closed tent: the gas it gives off kills without a smell.

## 6. What organizers bring
On every day of every tour there is
- at least one guide who knows the route and has a valid first-aid certificate,
- a first-aid kit that fits the size of the group and the distance to a doctor,
- a way to call for help that works on the whole route: a phone where there is coverage, a satellite device or a radio where there is not,
- a written emergency plan with ways out, the nearest hospital and the numbers of the rescue service,
- a list of the tourists with their emergency contacts, one copy with the group and one with somebody who is not on the tour.
There are not more than 12 tourists to a guide on trails, not more than 6 on level Extreme, and not more on a rope than the ground allows. Vehicles have a seat belt for every person, and drivers rest at least 8 hours in a day. Ropes, harnesses and helmets are checked before every tour and taken out of use when their time is over.

## 7. In an emergency
# Look after your own safety first, then after the group.
# Give first aid and keep the injured person warm.
# Call the local rescue service. In many countries the number is 112. The guide has the right one.
# Say where you are, what happened, how many are hurt, how, and what the weather is like.
# Stay where you are unless it is dangerous, and make yourself seen.
Afterwards the organizer informs the family, the embassy where needed, and us through [contacts](/contacts) within 24 hours. Please do not publish names or pictures of people who are hurt.

## 8. Respect
- Carry out everything you carried in, and keep to the path.
- Do not feed, chase or touch animals. Keep the distance that the guide names.
- Ask before you photograph people. Dress and behave as the place expects.
- Threats, harassment and violence end the tour for whoever causes them, without a refund. If the guide is the problem, write to us.

## 9. If rules are not kept
A guide may exclude a tourist who endangers others, and sees to it that they reach a safe place. A tourist may refuse a step they think unsafe, and the guide finds another way or turns round with them. If you saw an organizer break these rules, tell us, during the tour if you can. We look into every report, and we hide the tours of an organizer while a serious one is open.

## 10. What is new in this version
- The four levels are described.
- Organizers carry a way to call for help on the whole route. It was recommended before.
- There is a limit of tourists to a guide.
- Accidents are reported within 24 hours. It was 3 days.
`;

const MARCH_2025 = `
These rules are for tourists and organizers. They are part of the [terms for tourists](/agreement) and of the [organizer agreement](/tour-provider-agreement). Where local law asks for more, local law applies.

## 1. Before you go
- Choose a tour that you can manage. Its level is Easy, Moderate, Challenging or Extreme.
- Tell the organizer about illnesses, allergies and medicines as far as they matter on the tour.
- Take out travel insurance that covers the activity and the highest point of the tour.
- Bring everything on the equipment list. Boots must be broken in.
- A tourist under 18 travels with an adult who is responsible for them.

## 2. On the trail
# The guide decides about route, pace and turning back.
# Stay with the group.
# Say early when you are cold, ill, in pain or afraid.
# No alcohol or drugs while walking, climbing, riding, swimming or driving.
# Wear a helmet, a harness or a life jacket whenever the guide says so.

## 3. Altitude and weather
Above 2,500 metres anybody can become ill. Tell the guide about headache and nausea, and do not go higher until they are gone. If they get worse at rest, go down. In a thunderstorm leave ridges, single trees and water. Never use a stove inside a closed tent.

## 4. What organizers bring
- A guide who knows the route and first aid.
- A first-aid kit.
- A list of the tourists with their emergency contacts.
- A phone. We recommend a satellite device or a radio where there is no coverage.

## 5. In an emergency
# Look after your own safety first, then after the group.
# Give first aid and keep the injured person warm.
# Call the local rescue service. In many countries the number is 112.
Afterwards the organizer informs us through [contacts](/contacts) within 3 days.

## 6. Respect
Carry out everything you carried in. Keep your distance from animals. Ask before you photograph people. A guide may exclude a tourist who endangers others, and sees to it that they reach a safe place.
`;

export const SAFETY_RULES: LegalDocument = {
  kind: 'safety-rules',
  title: 'Safety rules',
  versions: [
    { version: '2026-09', publishedOn: '2026-09-01', text: SEPTEMBER_2026 },
    { version: '2025-03', publishedOn: '2025-03-15', text: MARCH_2025 },
  ],
};
