import postcss, { type AtRule, type ChildNode, type Root, type Rule } from 'postcss';
import parse, { type Node, type Selector } from 'postcss-selector-parser';

/** Where a sheet breaks the rule: lines and columns count from one. */
export interface StyleFault {
  line: number;
  column: number;
  message: string;
}

/** the layer of every remote's styles: above the kit's, below the shell's (theme.css declares the order) */
const REMOTE_LAYER = 'remote';

/** names that hold for the whole page, whoever writes them */
const GLOBAL_NAMES: ReadonlySet<string> = new Set([
  'font-face',
  'font-palette-values',
  'font-feature-values',
  'property',
  'counter-style',
  'page',
  'namespace',
  'import',
  'charset',
  'view-transition',
  'position-try',
]);
/** what other rules stand in */
const GROUPS: ReadonlySet<string> = new Set(['media', 'supports', 'container', 'scope', 'starting-style']);

/**
 * What an element is to the module once part of a selector has been read: one that carries a local class, one inside of such an
 * element, or anything of the page.
 */
type Place = 'own' | 'within' | 'anywhere';

/** whether a class or id is the module's */
type IsOwn = (name: string) => boolean;

/** what stands around the rule, and whose names it is about */
interface Scope {
  parent: Place | undefined;
  isOwn: IsOwn;
}

/** `:is(.a, .b)` stands for a local class when all of its alternatives do; `:has` and `:not` say nothing of the element itself */
const isLocal = (node: Node, parent: Place, isOwnName: IsOwn): boolean =>
  ((node.type === 'class' || node.type === 'id') && isOwnName(node.value)) ||
  (node.type === 'pseudo' &&
    ['is', 'where'].includes(node.value.replace(/^:+/, '')) &&
    node.nodes.length > 0 &&
    node.nodes.every((selector) => placeOf(selector, parent, isOwnName) === 'own'));

const isGlobal = (node: Node): boolean => node.type === 'pseudo' && /^:global$/.test(node.value);

/** where the last element of the selector stands; `parent` is what `&` is */
function placeOf(selector: Selector, parent: Place, isOwnName: IsOwn): Place {
  let place: Place = 'anywhere';
  let isOwn = false;
  /** an element around the present one carries a local class */
  let isInside = false;
  const close = () => {
    if (isOwn) place = 'own';
    isOwn = false;
  };
  for (const node of selector.nodes) {
    if (node.type === 'combinator') {
      close();
      // a sibling of one's own element may be anybody's; what stands inside of it is one's own
      const isSibling = ['+', '~', '||'].includes(node.value.trim());
      isInside ||= !isSibling && place !== 'anywhere';
      place = isInside ? 'within' : 'anywhere';
    } else if (node.type === 'nesting') {
      if (parent === 'own') isOwn = true;
      else place = parent;
      isInside ||= parent === 'within';
    } else if (isLocal(node, parent, isOwnName)) isOwn = true;
  }
  close();
  return place;
}

/** a nested selector without `&` at any depth is one of descendants; one that begins with a combinator has it left out */
function nested(selector: Selector, { parent, isOwn }: Scope): Place {
  if (parent === undefined) return placeOf(selector, 'anywhere', isOwn);
  let hasParent = false;
  selector.walkNesting(() => {
    hasParent = true;
  });
  if (hasParent) return placeOf(selector, parent, isOwn);
  const first = selector.first;
  const isSibling = first?.type === 'combinator' && ['+', '~'].includes(first.value.trim());
  const own = placeOf(selector, 'anywhere', isOwn);
  if (own !== 'anywhere' || isSibling) return own;
  return parent === 'anywhere' ? 'anywhere' : 'within';
}

const at = (node: ChildNode, message: string): StyleFault => ({
  line: node.source?.start?.line ?? 1,
  column: node.source?.start?.column ?? 1,
  message,
});

function checkRule(rule: Rule, scope: Scope, faults: StyleFault[]): Place {
  let least: Place = 'own';
  parse((selectors) => {
    let global = false;
    selectors.walk((node) => {
      if (isGlobal(node)) global = true;
    });
    if (global) faults.push(at(rule, `:global reaches the whole page: "${rule.selector}"`));
    for (const selector of selectors.nodes) {
      const place = nested(selector, scope);
      if (place === 'anywhere') {
        if (!global)
          faults.push(at(rule, `"${String(selector).trim()}" needs a class of this module that it starts from`));
        least = 'anywhere';
      } else if (place === 'within' && least === 'own') least = 'within';
    }
  }).processSync(rule.selector);
  return least;
}

function checkAtRule(node: AtRule, scope: Scope, faults: StyleFault[]): void {
  if (node.name === 'keyframes') {
    if (node.params.includes(':global')) faults.push(at(node, 'keyframes of a remote have local names'));
  } else if (node.name === 'layer') {
    const isRoot = node.parent?.type === 'root';
    if (!isRoot || !node.nodes || node.params !== REMOTE_LAYER)
      faults.push(
        at(node, `@layer ${node.params}: a remote's styles stand in the layer "${REMOTE_LAYER}" and in no other`),
      );
    check(node, scope, faults);
  } else if (GLOBAL_NAMES.has(node.name)) {
    faults.push(at(node, `@${node.name} holds for the whole page`));
  } else if (GROUPS.has(node.name)) {
    check(node, scope, faults);
  } else if (node.name !== 'value') {
    faults.push(at(node, `@${node.name} is not known to stay within its module`));
  }
}

function check(container: Root | AtRule | Rule, scope: Scope, faults: StyleFault[]): void {
  for (const node of container.nodes ?? []) {
    if (node.type === 'rule') check(node, { ...scope, parent: checkRule(node, scope, faults) }, faults);
    else if (node.type === 'atrule') checkAtRule(node, scope, faults);
  }
}

/** in a module's source each name is its own */
const everyName: IsOwn = () => true;

function faultsOf(root: Root, isOwn: IsOwn): StyleFault[] {
  const faults: StyleFault[] = [];
  check(root, { parent: undefined, isOwn }, faults);
  return faults;
}

/** Puts what stands outside of it into the remotes' layer. @returns what reaches out of the module */
export function ownStyles(root: Root): StyleFault[] {
  const faults = faultsOf(root, everyName);
  const outside = root.nodes.filter((node) => !(node.type === 'atrule' && ['layer', 'value'].includes(node.name)));
  if (outside.some(({ type }) => type !== 'comment')) {
    const layer = postcss.atRule({ name: 'layer', params: REMOTE_LAYER });
    root.append(layer);
    for (const node of outside) layer.append(node);
  }
  return faults;
}

/**
 * What of a style sheet reaches out of its module.
 * @param prefix of a remote's names in what was built; without one the sheet is a source
 */
export function styleFaults(css: string, prefix = ''): StyleFault[] {
  try {
    return faultsOf(postcss.parse(css), (name) => name.startsWith(prefix));
  } catch (error) {
    if (!(error instanceof postcss.CssSyntaxError)) throw error;
    return [{ line: error.line ?? 1, column: error.column ?? 1, message: `does not parse: ${error.reason}` }];
  }
}
