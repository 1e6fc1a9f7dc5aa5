// What Module Federation writes into the entry of every remote for the browser, 5 KB: the shell does the same for all of them (decision 41).
export default function entryRuntimeLoader(source) {
  const [runtime] = /import __module_federation_bundler_runtime__ from "[^"]+"/.exec(source) ?? [];
  // another version of the bundler writes another entry: it says so here and not in a browser
  if (!runtime) throw new Error('the entry of a remote does not import the bundler runtime where it is looked for');
  return `${runtime};\n__module_federation_bundler_runtime__.start(__webpack_require__);`;
}
