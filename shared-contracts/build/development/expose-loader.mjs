// An exposed module that takes its own changes, and hands itself to the page that is open: the shell gives it out in place of the one
// before. A file of texts becomes a module, which a changed JSON file is not.
export default function exposeLoader(source, map) {
  const { units } = this.getOptions();
  const unit = units[this.resourcePath];
  const code = this.resourcePath.endsWith('.json') ? `export default ${source};` : source;
  const hand = `import.meta.webpackHot?.accept();globalThis.__CAIRN_DEVELOPMENT__?.ran(${JSON.stringify(unit)},__webpack_require__.c[__webpack_module__.id].exports,import.meta.webpackHot,()=>__webpack_hash__);`;
  this.callback(null, `${code}\n${hand}\n`, map);
}
