import { IntlMessageFormat } from 'intl-messageformat';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

const SELECT = 5;
const PLURAL = 6;
/** kinds of elements that are filled in: the parser's own numbers */
const KINDS: Readonly<Record<number, string>> = {
  1: 'text',
  2: 'number',
  3: 'date',
  4: 'time',
  5: 'select',
  6: 'plural',
};

export interface Message {
  /** 'count plural', 'name text': what must be given to it */
  arguments: string[];
  /** of every select: its options, 'intent: book, chat, other' */
  selects: string[];
  /** of every plural: its categories */
  plurals: string[][];
}

function collect(
  elements: readonly Element[],
  into: { args: Set<string>; selects: Set<string>; plurals: string[][] },
): void {
  for (const element of elements) {
    const kind = KINDS[element.type];
    if (kind && 'value' in element) into.args.add(`${element.value} ${kind}`);
    if (element.type !== SELECT && element.type !== PLURAL) continue;
    const options = Object.keys(element.options);
    if (element.type === SELECT) into.selects.add(`${element.value}: ${options.sort().join(', ')}`);
    else into.plurals.push(options);
    for (const { value } of Object.values(element.options)) collect(value, into);
  }
}

/**
 * What an ICU message needs and says.
 * @throws when it is not an ICU message
 */
export function readMessage(text: string, locale: string): Message {
  const found = { args: new Set<string>(), selects: new Set<string>(), plurals: [] };
  collect(new IntlMessageFormat(text, locale, undefined, { ignoreTag: true }).getAst(), found);
  return { arguments: [...found.args].sort(), selects: [...found.selects].sort(), plurals: found.plurals };
}
