import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { ROOT } from '../registry/build.ts';

const STORAGE = /\b(?:localStorage|sessionStorage)\b/;

/** what is the device's, or of no person, and why it may stay when somebody logs out */
const STAYS: Readonly<Record<string, string>> = {
  'mf-account/common/model/use-link-done.ts': 'that a link has worked, over the one reload that it causes',
  'mf-account/features/sign-in/model/use-login-way.ts': 'phone or e-mail: a choice of the device',
  'mf-catalog/features/listing/model/selection.ts': 'tours chosen under a token of the address, which no log-in owns',
  'mf-chat/common/model/outbox.ts': 'takes its prefix from use-outbox.ts, which makes it with ownKey',
  'shared-contracts/remote/own-storage.ts': 'forgets what is somebody’s own',
  'shell/client/behaviours/use-new-build.ts': 'that this tab has just come anew, until it has said so',
  'shell/client/behaviours/withdrawn-version.ts': 'how often this tab came anew for a version that was withdrawn',
  'shell/client/behaviours/other-version.ts': 'versions of remotes that this tab has told of',
  'shell/client/experiments/watch-experiments.ts': 'experiments whose exposure this tab has told of',
  'shell/client/hydrate.tsx':
    'hands chunk-reload.ts and replace-copy.ts the storage: which build the tab has reloaded for, which copy has given way',
  'shell/client/inspector/inspector.tsx': 'whether this tab shows the inspector',
  'shell/client/read-ahead.ts': 'reads only: storage is fetched before it is needed',
  'shell/inline/start.ts': 'reads only: whether a change of language is to scroll the page',
  'shell/layout/preference-scroll.ts': 'how far a page was scrolled when its language changed',
};

it('what a browser keeps is under the prefix that a log-out forgets, or has its reason to stay', async () => {
  const open: string[] = [];
  for await (const path of glob('{mf-*,shell,shared-contracts}/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: (name) => /node_modules|dist|\.test\.tsx?$|(?:^|\/)testing(?:\/|$)/.test(name),
  })) {
    const text = await readFile(join(ROOT, path), 'utf8');
    const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    if (STORAGE.test(code) && !/\bownKey\(/.test(code)) open.push(path);
  }
  expect(open.sort()).toEqual(Object.keys(STAYS).sort());
});
