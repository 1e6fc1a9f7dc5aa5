import { defineRoute } from '@cairn/shared-contracts/remote/platform';
import { help } from '../features/help/model/api.ts';
import { isHelpType } from '../features/help/model/help-values.ts';
import { HelpRequestPage } from '../features/help/ui/help-request.tsx';

/** /help-center/write?type= for a request: a page of its own, so that who reads answers does not fetch its fields */
export default defineRoute({
  loader: async ({ url, load }) => {
    const type = url.searchParams.get('type');
    await Promise.all([load(help.helpArticles.initiate({})), load(help.workTime.initiate({}))]);
    return { type: isHelpType(type) ? type : null };
  },
  Component: ({ data: { type } }) => <HelpRequestPage type={type} />,
});
