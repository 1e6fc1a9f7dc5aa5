import { OVERRIDE_HOURS } from '@cairn/shared-contracts/remote/override';
import { isRemoteName } from '../names.ts';
import { makeOverride, shownMix } from '../overrides.ts';
import { Refusal } from '../refusal.ts';
import { liveNow } from './change.ts';
import { type Command, type Context, UsageError, versionOf, wholeNumber } from './command.ts';
import { siteOf } from './site-of.ts';

const REMOTES_MOST = 20;

/** 'mf-tour=1.1.0' */
function mixOf({ positionals }: Context): Record<string, string> {
  const mix: Record<string, string> = {};
  for (const word of positionals) {
    const [name = '', version, ...more] = word.split('=');
    if (!version || more.length > 0) throw new UsageError(`"${word}" names no version: mf-tour=1.4.0`);
    if (!isRemoteName(name))
      throw new UsageError(`"${name}" is no remote: mf-… in lower-case letters, digits and hyphens`);
    if (mix[name]) throw new UsageError(`${name} is named twice`);
    mix[name] = versionOf(version);
  }
  return mix;
}

/** as browsers read it: '//name' and '/\name' are other sites */
const isPathOf = (site: string, to: string): boolean =>
  to.startsWith('/') && URL.canParse(to, site) && new URL(to, site).origin === site;

export const override: Command = {
  usage: 'override [<remote>=<version>…]',
  summary: 'a signed link: whoever opens it sees these versions, and the inspector, in their browser alone',
  help: `  --hours <n>        how long the link holds (${OVERRIDE_HOURS.usual}; at most ${OVERRIDE_HOURS.most})
  --site <url>       the site that it is for (PUBLIC_URL, or this machine at PORT or 3000)
  --to <path>        the page that it leads to (/)`,
  options: { hours: { type: 'string' }, site: { type: 'string' }, to: { type: 'string' } },
  positionals: REMOTES_MOST,
  async run(context) {
    const { hours: asked = String(OVERRIDE_HOURS.usual), to = '/' } = context.options;
    const hours = wholeNumber(asked, 1, OVERRIDE_HOURS.most, `--hours takes 1 to ${OVERRIDE_HOURS.most}`);
    const [mix, site] = [mixOf(context), siteOf(context.options.site)];
    if (!isPathOf(site, to)) throw new UsageError('--to takes a path of the site: /treks');
    const { key, id, holder } = await context.prover();
    const foreign = Object.keys(mix).find((name) => holder && !holder.remotes.includes(name));
    if (foreign !== undefined)
      throw new Refusal('not_yours', `${id} overrides ${holder?.remotes.join(', ')}, not ${foreign}`);
    const { path, link } = await makeOverride({
      ...{ store: context.store, live: await liveNow(context), key },
      ...(holder ? { squad: { signer: id, remotes: holder.remotes } } : {}),
      ...{ mix, by: context.by, hours, to, unchecked: context.unchecked },
    });
    const url = site + path;
    return {
      text: `${shownMix(mix)}, until ${link.expires_at}:\n${url}`,
      json: { url, mix, environment: link.environment, expires_at: link.expires_at },
    };
  },
};
