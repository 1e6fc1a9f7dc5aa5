import { defineFragment } from './route.ts';
import { Slot } from './slot.tsx';

export const right = (
  <>
    <Slot name="mf-catalog/heart" props={{ tourId: 7, label: 'Save' }} failed={null} />
    <Slot name="mf-catalog/search-box" />
    <Slot name="mf-chat/unread-badge" />
    <Slot name="mf-account/login-panel" props={{ intent: 'book', onDone: () => undefined }} />
  </>
);

export const wrong = [
  // error: TS2820 Did you mean '"mf-catalog/heart"'?
  <Slot key={0} name="mf-catalog/hart" props={{ tourId: 7 }} />,
  // error: TS2322 is not assignable to type 'never'
  <Slot key={1} name="mf-catalog/heart" props={{ tuorId: 7 }} />,
  // error: TS2322 Type 'string' is not assignable to type 'number'
  <Slot key={2} name="mf-catalog/heart" props={{ tourId: '7' }} />,
  // error: TS2322 Property 'tourId' is missing
  <Slot key={3} name="mf-catalog/heart" props={{ label: 'Save' }} />,
  // error: TS2322 Property 'props' is missing
  <Slot key={4} name="mf-catalog/heart" />,
  // error: TS2322 is not assignable to type 'never'
  <Slot key={5} name="mf-chat/unread-badge" props={{ count: 7 }} />,
  // error: TS2322 Type '"settings"' is not assignable to type
  <Slot key={6} name="mf-account/login-panel" props={{ intent: 'settings', onDone: () => undefined }} />,
];

export const fragments = [
  defineFragment<'mf-catalog/heart'>({ Component: ({ tourId, label }) => `${tourId} ${label}` }),
  // error: TS2322 Property 'tour' is missing
  defineFragment<'mf-catalog/heart'>({ Component: ({ tour }: { tour: number }) => `${tour}` }),
  // error: TS2344 does not satisfy the constraint
  defineFragment<'mf-catalog/hart'>({ Component: () => null }),
];
