import { type Element, KIND, type ParsedMessage } from './message.ts';

type Options = Readonly<Record<string, string | ParsedMessage>>;

function expandElement(element: Element): object {
  if (element === 0) return { type: KIND.pound };
  if (typeof element === 'string') return { type: KIND.literal, value: element };
  const [value, type = KIND.argument, details, offset = 0, pluralType = 'cardinal'] = element;
  if (type !== KIND.select && type !== KIND.plural) return { type, value, style: details };
  // written by compile-messages.ts: the details of a choice are its options
  const options = Object.entries(details as Options).map(([key, option]) => {
    return [key, { value: typeof option === 'string' ? [expandElement(option)] : option.map(expandElement) }];
  });
  return { type, value, options: Object.fromEntries(options), offset, pluralType };
}

const expanded = new WeakMap<ParsedMessage, object[]>();

/** The elements of a parsed message as intl-messageformat takes them. */
export function expandMessage(message: ParsedMessage): object[] {
  const known = expanded.get(message) ?? message.map(expandElement);
  expanded.set(message, known);
  return known;
}
