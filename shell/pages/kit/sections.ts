import type { ComponentType } from 'react';
import { Buttons } from './sections/buttons.tsx';
import { Choices } from './sections/choices.tsx';
import { Contacts } from './sections/contacts.tsx';
import { Dates } from './sections/dates.tsx';
import { Fields } from './sections/fields.tsx';
import { Forms } from './sections/forms.tsx';
import { Icons } from './sections/icons.tsx';
import { Labels } from './sections/labels.tsx';
import { Maps } from './sections/maps.tsx';
import { Media } from './sections/media.tsx';
import { Motion } from './sections/motion.tsx';
import { Navigation } from './sections/navigation.tsx';
import { Notices } from './sections/notices.tsx';
import { Overlays } from './sections/overlays.tsx';
import { People } from './sections/people.tsx';
import { Surfaces } from './sections/surfaces.tsx';

export interface KitSection {
  id: string;
  title: string;
  Content: ComponentType;
}

/** The families of the kit, in the order of the page. */
export const SECTIONS: readonly KitSection[] = [
  { id: 'buttons', title: 'Buttons and links', Content: Buttons },
  { id: 'fields', title: 'Fields', Content: Fields },
  { id: 'choices', title: 'Choices', Content: Choices },
  { id: 'contacts', title: 'Phone, city, files', Content: Contacts },
  { id: 'dates', title: 'Dates', Content: Dates },
  { id: 'forms', title: 'Forms', Content: Forms },
  { id: 'labels', title: 'Chips, badges, levels', Content: Labels },
  { id: 'navigation', title: 'Tabs, steps and pages', Content: Navigation },
  { id: 'people', title: 'Avatars, rating, numbers', Content: People },
  { id: 'notices', title: 'Toasts and alerts', Content: Notices },
  { id: 'overlays', title: 'Dialogs, menus, tooltips', Content: Overlays },
  { id: 'media', title: 'Pictures and videos', Content: Media },
  { id: 'maps', title: 'Maps and weather', Content: Maps },
  { id: 'motion', title: 'Folding and loading', Content: Motion },
  { id: 'surfaces', title: 'Cards, loading and empty', Content: Surfaces },
  { id: 'icons', title: 'Icons', Content: Icons },
];
