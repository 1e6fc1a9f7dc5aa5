import { defineRoute, notFound } from '@cairn/shared-contracts/remote/platform';
import { content } from '../features/legal/model/api.ts';
import { isLegalKind, legalQuery } from '../features/legal/model/legal-address.ts';
import { LegalDocument } from '../features/legal/ui/legal-page.tsx';

/** /agreement, /privacy, /safety-rules, /tour-provider-agreement, each with /:version */
export default defineRoute({
  loader: async ({ params: { kind, version }, load }) => {
    if (!isLegalKind(kind)) throw notFound();
    await load(content.legalPage.initiate(legalQuery(kind, version)));
    return { kind, version };
  },
  Component: ({ data }) => <LegalDocument kind={data.kind} version={data.version} />,
});
