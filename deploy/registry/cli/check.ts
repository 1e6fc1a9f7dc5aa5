import { relative } from 'node:path';
import { apiThatAnswers } from '../../check/api-address.ts';
import { writeCheck } from '../../check/check-record.ts';
import { LIVE_GATES } from '../gate-list.ts';
import { findingsOf, refuse } from '../gates.ts';
import { releaseIntegrity } from '../releases.ts';
import { gateContext, liveNow } from './change.ts';
import { type Command, type Context, remoteArgument, UsageError, versionArgument } from './command.ts';

/** 'tip={"tourId":12}' */
function givenProps({ lists }: Context): Record<string, object> {
  const named = (lists?.props ?? []).map((text): [string, object] => {
    const [, fragment, json = ''] = /^([a-z0-9-]+)=(.*)$/s.exec(text) ?? [];
    try {
      const props: unknown = JSON.parse(json);
      if (fragment && typeof props === 'object' && props) return [fragment, props];
    } catch {
      // said below
    }
    throw new UsageError(`--props takes a fragment and its props as JSON: tip={"tourId":12}, not ${text}`);
  });
  return Object.fromEntries(named);
}

export const check: Command = {
  usage: 'check <remote> <version>',
  summary: 'look at every page and fragment of it in a browser, beside what is live; `promote` asks for it',
  help: `  --page <address>   one more address to look at; may be given many times
  --props <f>=<json> what a fragment is given that no page shows, beside a sample of its contract; may be given many times
  --accept "<why>"   it may look otherwise than the live version: stands in the history

  It needs a Chromium, and an api: API_URL, or that of \`npm start\`, or one of its own. CHECK_LOGIN=<login>:<password>
  says who looks at members' pages.`,
  options: {
    page: { type: 'string', multiple: true },
    props: { type: 'string', multiple: true },
    accept: { type: 'string' },
  },
  positionals: 2,
  async run(context) {
    const { store, dataDir, environment, by, options, lists, tell } = context;
    const [name, version] = [remoteArgument(context), versionArgument(context)];
    const integrity = await releaseIntegrity(store, name, version);
    const live = await liveNow(context);
    const missed: string[] = [];
    const unchecked = (what: string) => {
      missed.push(what);
      context.unchecked(what);
    };
    const apiUrl = await apiThatAnswers();
    // the gate of the contracts asks it as well
    if (apiUrl !== undefined) process.env.API_URL = apiUrl;
    const what = `${name}@${version} is refused`;
    const fast = await gateContext({ ...context, unchecked }, live, name, version);
    refuse(what, await findingsOf(LIVE_GATES, fast));
    // a browser and two shells: no other command waits for their code
    const { runCheck } = await import('../../check/run-check.ts');
    const { release } = fast;
    const accepted = options.accept ? { accepted: options.accept } : {};
    const pages = lists?.page ?? [];
    const given = givenProps(context);
    const asked = { store, dataDir, environment, by, release, live, pages, given, tell, unchecked, ...accepted };
    const { findings, report, composition, pages: seen } = await runCheck(asked);
    tell(`what was seen: ${relative(process.cwd(), report)}`);
    refuse(what, findings);
    const at = new Date().toISOString();
    await writeCheck(
      store,
      {
        format: 1,
        name,
        version,
        integrity,
        environment,
        at,
        by,
        composition,
        pages: [...seen],
        unchecked: missed,
        ...accepted,
      },
      await context.signer(name),
    );
    return {
      text: `${name}@${version} has passed: ${seen.length} ${seen.length === 1 ? 'page' : 'pages'} looked at`,
      json: { remote: name, version, pages: seen, composition, report },
    };
  },
};
