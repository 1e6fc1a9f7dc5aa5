import {
  type Argument,
  type Expression,
  type ImportDeclarationSpecifier,
  type JSXElementName,
  type JSXOpeningElement,
  parseSync,
  type TSType,
  Visitor,
} from 'oxc-parser';

/** A place where a module reaches beyond itself by a name. */
export interface Named {
  /** `stale`: a `useMakeStale`; `endpoints`: defined here and not by a call; `hidden`: one of these handed on as a value */
  kind: 'slot' | 'heard' | 'emitter' | 'stale' | 'endpoints' | 'hidden';
  line: number;
  /** the name, where it is written out */
  literal?: string;
  /** the constant that stands for it, as its module exports it */
  constant?: string;
}

const SLOT = 'Slot';
const HEARING: ReadonlySet<string> = new Set(['onRemoteEvent', 'useRemoteEvent']);
const EMITTER = 'emitterOf';
const MAKE_STALE = 'useMakeStale';
const DEFINING: ReadonlySet<string> = new Set(['injectCalls', 'injectScoped']);
const isWatched = (name: string): boolean =>
  name === SLOT || name === EMITTER || name === MAKE_STALE || HEARING.has(name) || DEFINING.has(name);

const textOf = (node: Expression | Argument | undefined): string | undefined => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node?.type === 'TemplateLiteral' && node.expressions.length === 0
    ? (node.quasis[0]?.value.cooked ?? undefined)
    : undefined;
};

const textOfType = (type: TSType | undefined): string | undefined =>
  type?.type === 'TSLiteralType' && type.literal.type === 'Literal' && typeof type.literal.value === 'string'
    ? type.literal.value
    : undefined;

/** local name → what its module calls it */
function importedName(specifier: ImportDeclarationSpecifier): [string, string] | undefined {
  if (specifier.type !== 'ImportSpecifier') return undefined;
  const { imported, local } = specifier;
  return [local.name, imported.type === 'Identifier' ? imported.name : imported.value];
}

/** `<Slot>` and `<platform.Slot>` */
const elementName = (name: JSXElementName): string | undefined => {
  if (name.type === 'JSXIdentifier') return name.name;
  return name.type === 'JSXMemberExpression' ? name.property.name : undefined;
};

/** what a slot shows; nothing where a spread could say otherwise */
function slotName(
  { attributes }: JSXOpeningElement,
  original: (name: string) => string,
): Pick<Named, 'literal' | 'constant'> {
  const at = attributes.findLastIndex(
    (attribute) =>
      attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier' && attribute.name.name === 'name',
  );
  const attribute = attributes[at];
  if (attribute?.type !== 'JSXAttribute' || attributes.slice(at).some(({ type }) => type === 'JSXSpreadAttribute'))
    return {};
  const { value } = attribute;
  if (value?.type === 'Literal') return { literal: value.value };
  if (value?.type !== 'JSXExpressionContainer' || value.expression.type === 'JSXEmptyExpression') return {};
  const { expression } = value;
  if (expression.type === 'Identifier') return { constant: original(expression.name) };
  const literal = textOf(expression);
  return literal === undefined ? {} : { literal };
}

/**
 * The slots, listeners and emitters of a module, under whatever name it imports them.
 * @throws when it cannot be parsed
 */
export function namedIn(file: string, source: string): Named[] {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  const found: Named[] = [];
  const imported = new Map<string, string>();
  const original = (name: string): string => imported.get(name) ?? name;
  const lineAt = (start: number): number => source.slice(0, start).split('\n').length;
  const refuseValue = (node: { type: string; name?: unknown; start: number } | null | undefined) => {
    if (node?.type !== 'Identifier' || typeof node.name !== 'string' || !isWatched(original(node.name))) return;
    found.push({ kind: 'hidden', line: lineAt(node.start), literal: original(node.name) });
  };
  new Visitor({
    ImportDeclaration({ specifiers }) {
      for (const specifier of specifiers) {
        const names = importedName(specifier);
        if (names) imported.set(...names);
      }
    },
    ExportNamedDeclaration({ specifiers }) {
      for (const { local } of specifiers) if (local.type === 'Identifier') refuseValue(local);
    },
    VariableDeclarator: ({ init }) => refuseValue(init),
    AssignmentExpression: ({ right }) => refuseValue(right),
    Property: ({ value }) => refuseValue(value),
    ArrayExpression: ({ elements }) => elements.forEach(refuseValue),
    ReturnStatement: ({ argument }) => refuseValue(argument),
    ConditionalExpression({ consequent, alternate }) {
      refuseValue(consequent);
      refuseValue(alternate);
    },
    JSXExpressionContainer: ({ expression }) => refuseValue(expression),
    JSXOpeningElement(element) {
      const name = elementName(element.name);
      if (name !== undefined && original(name) === SLOT)
        found.push({ kind: 'slot', line: lineAt(element.start), ...slotName(element, original) });
    },
    CallExpression({ callee, arguments: given, typeArguments, start }) {
      for (const argument of given) refuseValue(argument);
      const called =
        callee.type === 'Identifier'
          ? original(callee.name)
          : callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
            ? callee.property.name
            : undefined;
      if (called === undefined) return;
      const line = lineAt(start);
      if (HEARING.has(called)) {
        const literal = textOf(given[0]);
        found.push({ kind: 'heard', line, ...(literal === undefined ? {} : { literal }) });
      } else if (called === EMITTER) {
        const literal = textOfType(typeArguments?.params[0]);
        found.push({ kind: 'emitter', line, ...(literal === undefined ? {} : { literal }) });
      } else if (called === MAKE_STALE) {
        const literal = textOf(given[0]);
        found.push({ kind: 'stale', line, ...(literal === undefined ? {} : { literal }) });
      } else if (DEFINING.has(called)) {
        found.push({ kind: 'endpoints', line });
      }
    },
  }).visit(program);
  return found;
}
