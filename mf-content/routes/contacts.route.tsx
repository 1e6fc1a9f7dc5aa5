import { defineRoute } from '@cairn/shared-contracts/remote/platform';
import { contactCalls } from '../features/contacts/model/api.ts';
import { ContactsPage } from '../features/contacts/ui/contacts-page.tsx';

/** /contacts */
export default defineRoute({
  loader: async ({ load }) => {
    await Promise.all([load(contactCalls.contacts.initiate({ all: 1 })), load(contactCalls.workTime.initiate({}))]);
    return {};
  },
  Component: () => <ContactsPage />,
});
