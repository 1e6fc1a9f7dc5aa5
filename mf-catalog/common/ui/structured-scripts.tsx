import { trustedHtml } from '@cairn/shared-contracts/remote/platform';
import type { Structured } from '@cairn/shared-contracts/remote/structured-data';

/** `<` would end the script element early */
const inScript = (data: Structured): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** JSON-LD in a part of a page whose code comes late: search engines read it anywhere on the page, and it needs no code to stand there. */
export function StructuredScripts({ data }: { data: readonly Structured[] }) {
  return data.map((one) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON-LD is a data block, escaped above
    <script key={inScript(one)} type="application/ld+json" dangerouslySetInnerHTML={trustedHtml(inScript(one))} />
  ));
}
