import { defineRoute } from '@cairn/shared-contracts/remote/platform';
import { office } from '../common/model/office.ts';
import { ContactsPage } from '../features/contacts/ui/contacts-page.tsx';

/** /contacts */
export default defineRoute({
  loader: async ({ load }) => {
    await Promise.all([load(office.contacts.initiate({ all: 1 })), load(office.workTime.initiate({}))]);
    return {};
  },
  Component: () => <ContactsPage />,
});
