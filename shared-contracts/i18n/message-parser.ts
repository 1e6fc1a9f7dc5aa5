import { parse } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';

/** Browser builds leave the parser of messages out: this brings it to a page that shows a release whose texts are not parsed. */
export function installMessageParser(): void {
  IntlMessageFormat.__parse = parse;
}
