import type { RuleSetRule } from '@rspack/core';

/** Minifies what the server writes into pages as the text of a function (shell/inline); it runs behind all other loaders. */
export const inlineScripts: RuleSetRule = {
  test: /[\\/]shell[\\/]inline[\\/][\w-]+\.ts$/,
  enforce: 'post',
  loader: 'builtin:swc-loader',
  options: {
    minify: true,
    jsc: { target: 'es2022', minify: { compress: true, mangle: true, format: { comments: false } } },
  },
};
