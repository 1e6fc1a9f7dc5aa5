import { localeOf } from '@cairn/shared-contracts/i18n/locales';
import { sampleSite } from '@cairn/shared-contracts/testing/sample-site';
import { describe, expect, it } from '@jest/globals';
import { barePage } from './bare-page.ts';

const reached = sampleSite({
  contacts: { email: 'hi@cairn.test', phones: [{ type: 'main', formatted_phone: '+44 20 7946 0182' }] },
  messengers: [{ source: 'telegram', url: 'https://t.me/c?a="1"&b=<2>' }],
});
const pageIn = (language: string, theme?: 'light' | 'dark', reference = 'abc') =>
  barePage({ reader: { locale: localeOf(language), theme }, siteName: 'Cairn & Days', reached, reference });

describe('the page that needs nothing', () => {
  it('says the words of the specification and nothing to search engines', () => {
    const html = pageIn('en-US');
    expect(html).toContain('<title>Page Not Found</title>');
    expect(html).toContain('<h1>An error occurred</h1><p>Try to refresh the page, or come back later.</p>');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<a class="again" href="">Try again</a>');
    expect(html).toContain('<p>Reference: abc</p>');
  });

  it.each([
    ['de-DE', '/de', 'Ein Fehler ist aufgetreten', 'Erneut versuchen'],
    ['ru-RU', '/ru', 'Произошла ошибка', 'Попробовать ещё раз'],
    ['zh-CN', '/zh', '出错了', '重试'],
  ])('says them in %s, and leads home in it', (language, home, title, again) => {
    const html = pageIn(language);
    expect(html).toContain(`<html lang="${language}" dir="ltr">`);
    expect(html).toContain(`<a class="brand" href="${home}">`);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain(`<a class="again" href="">${again}</a>`);
    expect(html).not.toContain('An error occurred');
  });

  it('stands in the look of the site, in the theme that was chosen, and asks for no file', () => {
    const html = pageIn('en-US', 'dark');
    expect(html).toContain('<html lang="en-US" dir="ltr" data-theme="dark">');
    expect(html).toContain('</svg>Cairn &amp; Days</a>');
    expect(html).toContain('<style>');
    expect(html).not.toMatch(/<(link|script|img)\b/);
    expect(pageIn('en-US')).not.toContain('data-theme="');
  });

  it('tells how to reach the marketplace, safely', () => {
    const html = pageIn('en-US', undefined, '<abc>');
    expect(html).toContain('<a href="tel:+442079460182">+44 20 7946 0182</a>');
    expect(html).toContain('<a href="mailto:hi@cairn.test">hi@cairn.test</a>');
    expect(html).toContain('<a href="https://t.me/c?a=&quot;1&quot;&amp;b=&lt;2&gt;">Telegram</a>');
    expect(html).toContain('<p>Reference: &lt;abc&gt;</p>');
  });
});
