import { createHash } from 'node:crypto';

/** A page that many may get: what it runs and is styled by is known by its hashes, since a nonce is good for one answer only. */
export interface SharedPage {
  /** Latin-1, a character each byte, as it came */
  html: string;
  /** of inline scripts, import maps among them: sources of a Content-Security-Policy, each once */
  scripts: readonly string[];
  styles: readonly string[];
}

const sourceOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(Buffer.from(text, 'latin1')).digest('base64')}'`;

/** Takes the nonce out of a finished page. Only what carried it is let in: whatever else stands in the page stays without effect. */
export function withoutNonce(page: string, nonce: string): SharedPage {
  const attribute = ` nonce="${nonce}"`;
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const html = page
    .replace(/<(script|style)\b([^>]*)>(.*?)<\/\1>/gs, (whole, tag: string, attributes: string, text: string) => {
      if (!attributes.includes(attribute)) return whole;
      const shared = text.replaceAll(nonce, '');
      // a script that comes as a file has no text
      if (shared) (tag === 'script' ? scripts : styles).add(sourceOf(shared));
      return `<${tag}${attributes.replace(attribute, '')}>${shared}</${tag}>`;
    })
    .replaceAll(attribute, '');
  return { html, scripts: [...scripts], styles: [...styles] };
}
