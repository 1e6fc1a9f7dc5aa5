import { defineRoute, notFound } from '@cairn/shared-contracts/remote/platform';
import { content } from '../features/legal/model/api.ts';
import { isLegalKind, legalQuery } from '../features/legal/model/legal-address.ts';
import { LegalChangesPage } from '../features/legal/ui/legal-changes.tsx';
import { LegalDocument } from '../features/legal/ui/legal-page.tsx';

/** /agreement, /privacy, /safety-rules, /tour-provider-agreement, each with /:version; ?from=<version> shows what is different since */
export default defineRoute({
  loader: async ({ params: { kind, version }, url, load }) => {
    if (!isLegalKind(kind)) throw notFound();
    const from = url.searchParams.get('from');
    if (version && from) {
      await load(content.legalChanges.initiate({ kind, from, to: version }));
      return { kind, version, from };
    }
    await load(content.legalPage.initiate(legalQuery(kind, version)));
    return { kind, version, from: null };
  },
  Component: ({ data: { kind, version, from } }) =>
    version && from ? (
      <LegalChangesPage kind={kind} from={from} to={version} />
    ) : (
      <LegalDocument kind={kind} version={version} />
    ),
});
