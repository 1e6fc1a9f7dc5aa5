import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { PublicSite } from '../domain/public-site.ts';
import { foreignLanguage } from '../domain/text-language.ts';
import type { UnitSystem } from '../domain/units.ts';
import type { FragmentName } from './define-remote.ts';
import type { FragmentProps, KnownFragment } from './offers.ts';

/** What every page may know of the app around it. The same on server and browser. */
export interface Platform {
  /** ISO locale of the page, 'en-US' */
  locale: string;
  /** ISO 4217, the visitor's choice */
  currency: string;
  /** 'https://cairn.example', without a trailing slash */
  origin: string;
  /** '' or '/de': the URL prefix of the locale; router links carry it by themselves */
  basename: string;
  /** how lengths, weights and temperatures are shown: by the visitor's country, metric until it is known (specification §9) */
  units: UnitSystem;
  /**
   * IANA: what the visitor's clocks show, as their browser has told the server (cookie time_zone). 'UTC' until it has: a page then names
   * it beside every time, and shows the browser's own once it lives (use-traveller-time.ts).
   */
  timeZone: string;
  /** what the visitor may switch to */
  locales: readonly { iso: string; name: string; prefix: string }[];
  currencies: readonly string[];
  siteName: string;
  /** parts of the site that a configuration turns on */
  flags: Readonly<Record<string, boolean>>;
  /** the variant of the site this page belongs to: links, limits, what is turned on (specification §3, Configuration fields) */
  site: PublicSite;
}

export const PlatformContext = createContext<Platform | null>(null);

/** @throws when used outside the shell (in a test, wrap with `PlatformContext`) */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('usePlatform needs a PlatformContext above it');
  return platform;
}

/** `lang` for what people wrote in `language`: nothing where the page speaks it anyway. */
export const useForeignLanguage = (language: string | undefined): string | undefined =>
  foreignLanguage(language, usePlatform().locale);

interface Absence {
  /** shown while it loads, of the same size as what comes */
  pending?: ReactNode;
  /** shown when it cannot be had: the designed absence; a quiet line by default */
  failed?: ReactNode;
}

interface Placing extends Absence {
  /**
   * When the code of a `deferred` fragment is fetched: as its place comes near the screen, or, for what reads well without any, when
   * somebody turns to it with pointer, finger or keyboard, or with the page, where the visitor already needs what only code shows
   * (decision 9). Each visitor may have another one: it is read in the browser.
   */
  wake?: 'near' | 'interaction' | 'start';
}

type Given<Props> = Record<never, never> extends Props ? { props?: Props } : { props: Props };

/** A fragment's name and what that very fragment is given: another name, or another prop, does not compile. */
export type SlotProps = {
  [Name in KnownFragment]: { name: Name } & Given<FragmentProps<Name>> & Placing;
}[KnownFragment];

/** what the shell's slots get: by then it may be any fragment */
export interface PlacedFragment extends Placing {
  name: FragmentName;
  props?: object;
}

/** The shell's implementation of slots: remotes never import one another. */
export const SlotContext = createContext<ComponentType<PlacedFragment> | null>(null);
