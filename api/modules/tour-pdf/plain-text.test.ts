import { expect, it } from '@jest/globals';
import { paragraphsOf } from './plain-text.ts';

it.each([
  ['<p>Up.</p><p>Down &amp; out.</p>', ['Up.', 'Down & out.']],
  ['One line', ['One line']],
  ['<h2>Day</h2><p>A <b>bold</b> <a href="https://x.test">link</a></p>', ['Day', 'A bold link']],
  ['<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', ['<script>alert(1)</script>']],
  ['<ul><li>one</li><li>two</li></ul>', ['• one\n• two']],
  ['<img src="x" onerror="alert(1)"><p></p>', []],
])('%s reads %j', (html, paragraphs) => {
  expect(paragraphsOf(html)).toEqual(paragraphs);
});
