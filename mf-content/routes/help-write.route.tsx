import { defineRoute } from '@cairn/shared-contracts/remote/platform';
import { office } from '../common/model/office.ts';
import { help } from '../features/help/model/api.ts';
import { isHelpGroup, isHelpType } from '../features/help/model/help-values.ts';
import { HelpRequestPage } from '../features/help/ui/help-request.tsx';

/** /help-center/write?type= for a request, ?group= for kinds of one sort: a page of its own, so that who reads answers does not fetch its fields */
export default defineRoute({
  loader: async ({ url, load }) => {
    const type = url.searchParams.get('type');
    const group = url.searchParams.get('group');
    await Promise.all([load(help.helpArticles.initiate({})), load(office.workTime.initiate({}))]);
    return { type: isHelpType(type) ? type : null, group: isHelpGroup(group) ? group : null };
  },
  Component: ({ data }) => <HelpRequestPage {...data} />,
});
