import { sampleSite } from '@cairn/shared-contracts/testing/sample-site';
import { describe, expect, it } from '@jest/globals';
import { barePage } from './bare-page.ts';

describe('the page that needs nothing', () => {
  it('says the words of the specification and nothing to search engines', () => {
    const html = barePage(undefined, 'abc');
    expect(html).toContain('<title>Page Not Found</title>');
    expect(html).toContain('<h1>An error occurred</h1><p>Try to refresh the page, or come back later.</p>');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('<ul');
    expect(html).toContain('<p>Reference: abc</p>');
  });

  it('tells how to reach the marketplace, safely', () => {
    const site = sampleSite({
      contacts: { email: 'hi@cairn.test', phones: [{ type: 'main', formatted_phone: '+44 20 7946 0182' }] },
      messengers: [{ source: 'telegram', url: 'https://t.me/c?a="1"&b=<2>' }],
    });
    const html = barePage(site, '<abc>');
    expect(html).toContain('<a href="tel:+442079460182">+44 20 7946 0182</a>');
    expect(html).toContain('<a href="mailto:hi@cairn.test">hi@cairn.test</a>');
    expect(html).toContain('<a href="https://t.me/c?a=&quot;1&quot;&amp;b=&lt;2&gt;">Telegram</a>');
    expect(html).toContain('<p>Reference: &lt;abc&gt;</p>');
  });
});
