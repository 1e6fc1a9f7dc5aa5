// react-router's <Form> has a name of its own, which keeps it and the way that forms are sent in every bundle; no page has such a form.
const FORM = 'const Form = React$1.forwardRef(';
const NAME = 'Form.displayName = "Form";';

export default function routerLoader(source) {
  // another version is written in another way: it says so here and not by its weight
  if (!source.includes(FORM) || !source.includes(`\n${NAME}`)) throw new Error('react-router has its <Form> elsewhere');
  return source.replace(FORM, FORM.replace('React', '/* @__PURE__ */ React')).replace(`\n${NAME}`, '\n');
}
