import { expect, it } from '@jest/globals';
import { cleanHtml } from './clean-html.ts';

it.each([
  ['<p>Three passes &amp; <b>two</b> lakes.</p>', '<p>Three passes &amp; <b>two</b> lakes.</p>'],
  [
    '<h2>Day</h2><ul><li>one</li><li>two</li></ul><br><hr/>',
    '<h2>Day</h2><ul><li>one</li><li>two</li></ul><br /><hr />',
  ],
  ['5 < 6 > 4 "so"', '5 &lt; 6 &gt; 4 "so"'],
  ['<P CLASS="x" onclick="run()">up</P>', '<p>up</p>'],
])('%s is written %s', (written, clean) => expect(cleanHtml(written)).toBe(clean));

it.each([
  ['a script', 'a<script>run()</script>b', 'ab'],
  ['a script that does not end', 'a<script>run()', 'a'],
  ['a script within a script', '<scr<script></script>ipt>run()</script>', 'ipt&gt;run()'],
  ['a picture with a handler', 'a<img src=x onerror="run()">b', 'ab'],
  ['a frame', '<iframe src="//evil.example"></iframe>', ''],
  ['a style', '<style>p{display:none}</style><p>up</p>', '<p>up</p>'],
  ['a drawing', '<svg><a href="x"><script>run()</script></a></svg>up', 'up'],
  ['a form', '<form action="//evil.example"><input name="card">card</form>', 'card'],
  ['a comment', 'a<!-- <b>x</b> -->b', 'ab'],
  ['a wall around the page', '</div></main><p>up', '<p>up</p>'],
  ['bold without an end', '<b>up', '<b>up</b>'],
  ['crossed elements', '<b><i>up</b></i>', '<b><i>up</i></b>'],
  ['half a tag', 'up <b onclick="', 'up '],
  ['bold within bold tags', '<<b>script>run()<</b>/script>', '&lt;<b>script&gt;run()&lt;</b>/script&gt;'],
  ['a tag within a tag', '<b <i>up</i>', '<b>up</b>'],
  ['nested elements without an end', '<p><b>a<ul><li>b<li>c', '<p><b>a<ul><li>b</li><li>c</li></ul></b></p>'],
  ['an escaped script', '&lt;script&gt;run()&lt;/script&gt;', '&lt;script&gt;run()&lt;/script&gt;'],
  ['a script escaped twice', '&amp;lt;script&amp;gt;', '&amp;lt;script&amp;gt;'],
  ['a drawing that runs when loaded', '<svg onload="run()"><g><b>x</b></g></svg>up', 'up'],
  ['a formula with a link', '<math><mi xlink:href="javascript:run()">x</mi></math>up', 'up'],
  ['a style that ends within a drawing', '<svg></p><style><a id="</style><img src=1 onerror=run()>">', ''],
  [
    'a comment in a style in a formula',
    '<math><mtext><style><!--</style><img title="--&gt;&lt;img src=1 onerror=run()&gt;">',
    '',
  ],
  ['a form within a formula', '<form><math><mtext></form><form><mglyph><style></math><img src onerror=run()>', ''],
  ['a quoted end of <noscript>', '<noscript><p title="</noscript><img src=x onerror=run()>"></p></noscript>up', 'up'],
  ['a quoted end of <title>', '<title><b title="</title><img src=x onerror=run()>">up', '"&gt;up'],
  ['a quoted end of <textarea>', '<textarea><b title="</textarea><img src=x onerror=run()>">up', '"&gt;up'],
  ['a quoted end of <xmp>', '<xmp><b title="</xmp><img src=x onerror=run()>">up', '&lt;b title=""&gt;up'],
  [
    'an escaped picture in an option',
    '<option>&lt;img src=x onerror=run()&gt;</option>',
    '&lt;img src=x onerror=run()&gt;',
  ],
  ['a comment with an odd end', '<!-- --!><img src=x onerror=run()> -->up', 'up'],
  ['a comment that ends at once', '<!--><img src=x onerror=run()>-->up', '--&gt;up'],
  ['a section that is not HTML', '<![CDATA[<img src=x onerror=run()>]]><?php run() ?>up', 'up'],
  ['a style attribute', '<p style="background:url(javascript:run())">up</p>', '<p>up</p>'],
  ['handlers without quotes', '<b onmouseover=run() ONCLICK="run()" on\nload=run()>up</b>', '<b>up</b>'],
  ['a handler behind a slash', '<b/onclick=run()>up</b>', '<b>up</b>'],
  ['a link in a window of its own', '<a href="/x" target="_blank" rel="opener">x</a>', '<a href="/x">x</a>'],
  [
    'a link to another site in a window of its own',
    '<a href="https://example.org" target="_blank" rel="opener">x</a>',
    '<a href="https://example.org" rel="nofollow noopener">x</a>',
  ],
])('%s does no harm', (_what, written, clean) => expect(cleanHtml(written)).toBe(clean));

it.each([
  ['https://example.org/a?b=1&amp;c=2', '<a href="https://example.org/a?b=1&amp;c=2" rel="nofollow noopener">x</a>'],
  ['/tours', '<a href="/tours">x</a>'],
  ['#dates', '<a href="#dates">x</a>'],
  ['mailto:guide@example.org', '<a href="mailto:guide@example.org">x</a>'],
  ['javascript:run()', '<a>x</a>'],
  ['java&#115;cript:run()', '<a>x</a>'],
  [' javascript:run()', '<a>x</a>'],
  ['//evil.example', '<a>x</a>'],
  ['data:text/html,x', '<a>x</a>'],
  ['JaVaScRiPt:run()', '<a>x</a>'],
  ['java\tscript:run()', '<a>x</a>'],
  ['java\nscript:run()', '<a>x</a>'],
  ['&#106;avascript&colon;run()', '<a>x</a>'],
  ['&#1;javascript:run()', '<a>x</a>'],
  ['vbscript:run()', '<a>x</a>'],
  ['data&#58;text/html;base64,PHN', '<a>x</a>'],
  ['&#9;data:text/html,x', '<a>x</a>'],
  ['/\\evil.example', '<a>x</a>'],
  ['/\t/evil.example', '<a>x</a>'],
  ['/&#10;/evil.example', '<a>x</a>'],
  ['https:\n//evil.example', '<a>x</a>'],
])('a link to %s is %s', (href, clean) => expect(cleanHtml(`<a class="b" href="${href}">x</a>`)).toBe(clean));

it('a link keeps within its quotes', () => {
  expect(cleanHtml(`<a href='/a"onclick="run()'>x</a>`)).toBe('<a href="/a&quot;onclick=&quot;run()">x</a>');
});

// an input that is cleaned in the square of its length would run into the limit of a test
it.each(['<a ', '<a "', '<!--', '<script', '<p>', '<'])('takes long texts of %s', (part) => {
  expect(typeof cleanHtml(part.repeat(100_000))).toBe('string');
});

// the parser's list of open elements grows at its beginning: the square of the depth, if a cheap one
it.each(['<b>', '<ul><li>', '<a href="/">'])('takes deep texts of %s', (part) => {
  expect(typeof cleanHtml(part.repeat(25_000))).toBe('string');
});
