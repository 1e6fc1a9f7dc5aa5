type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One SVG element; attributes keep their order, undefined ones are left out. */
export function element(name: string, attributes: Attributes, children?: string): string {
  let out = `<${name}`;
  for (const key in attributes) {
    const value = attributes[key];
    if (value !== undefined) out += ` ${key}="${value}"`;
  }
  return children === undefined ? `${out}/>` : `${out}>${children}</${name}>`;
}

export const path = (data: string, attributes: Attributes) => element('path', { d: data, ...attributes });
export const group = (attributes: Attributes, children: string) => element('g', attributes, children);
