// A remote's style sheet as it is released: in its cascade layer, and matching nothing outside its own modules.
import { relative } from 'node:path';
import postcss from 'postcss';
import { ownStyles } from './own-styles.ts';

export default function ownStylesLoader(source) {
  const root = postcss.parse(source, { from: this.resourcePath });
  const isModule = this.resourcePath.endsWith('.module.css');
  const faults = isModule
    ? ownStyles(root)
    : [{ line: 1, column: 1, message: "a remote's styles are CSS modules: *.module.css" }];
  if (faults.length > 0) {
    const file = relative(this.rootContext, this.resourcePath);
    const fault = new Error(
      faults.map(({ line, column, message }) => `${file}:${line}:${column} ${message}`).join('\n'),
    );
    // where this loader stands in its own code helps nobody
    fault.stack = fault.message;
    throw fault;
  }
  return root.toString();
}
