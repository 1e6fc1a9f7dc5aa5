import { useContext } from 'react';
import type { PublicSite } from '../domain/public-site.ts';
import { PlatformContext } from '../remote/context.ts';

type Defaults = PublicSite['uikit']['defaultInputProps'];

/** `uikit` of the site's configuration (specification §3). Nothing where a component stands in no page: in a test of its own. */
export const useUikit = (): PublicSite['uikit'] | undefined => useContext(PlatformContext)?.site.uikit;

/** what a page says goes first; an explicit undefined says nothing */
function withDefaults<Props extends object>(defaults: Defaults | undefined, props: Props): Props {
  if (!defaults || Object.keys(defaults).length === 0) return props;
  const said = Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined));
  // the configuration names props of the kit's own fields: only its author can know that they fit
  return { ...defaults, ...said } as Props;
}

/** Props of a text field over those that the site gives to every one of them. */
export const useInputProps = <Props extends object>(props: Props): Props =>
  withDefaults(useUikit()?.defaultInputProps, props);

/** The same for fields with a list of options. */
export const useDropdownProps = <Props extends object>(props: Props): Props =>
  withDefaults(useUikit()?.defaultDropdownProps, props);
