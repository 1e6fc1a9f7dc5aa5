/** Rspack compiles CSS modules natively: the default export maps the written class name to the built one. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';
