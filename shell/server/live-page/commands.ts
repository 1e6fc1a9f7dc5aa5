import type { Translate } from '@cairn/shared-contracts/i18n/create-i18n';
import type { LiveView } from './live-view.ts';

export interface ShownCommand {
  label: string;
  command: string;
}

const CAIRN = 'npm run cairn --';

/** What somebody on call may want to do about what they see, worst first; every one of them is a command of `cairn`. */
export function commandsFor({ remotes, live }: LiveView, t: Translate): ShownCommand[] {
  const environment = live.environment === 'local' ? '' : ` --environment ${live.environment}`;
  const commands = remotes.flatMap(({ name, versions }): ShownCommand[] => {
    const trials = versions.filter(({ state }) => state === 'Canary');
    const stable = versions.find(({ state }) => state === 'Stable');
    const experiment = live.remotes[name]?.experiment;
    return [
      ...trials.flatMap(({ version, share }) => [
        { label: t('act.stop', { remote: name, version }), command: `${CAIRN} rollback ${name}` },
        ...(share < 50
          ? [
              {
                label: t('act.half', { remote: name, version }),
                command: `${CAIRN} rollout ${name} ${version} --percent 50`,
              },
            ]
          : []),
        { label: t('act.all', { remote: name, version }), command: `${CAIRN} promote ${name} ${version}` },
      ]),
      ...(experiment
        ? [
            {
              label: t('act.stopTest', { name: experiment.name }),
              command: `${CAIRN} experiment stop ${experiment.name}`,
            },
          ]
        : []),
      ...(trials.length === 0 &&
      stable &&
      (stable.errors ?? 0) >= 0.01 &&
      versions.some(({ state }) => state === 'Fallback')
        ? [
            {
              label: t('act.takeBack', { remote: name, version: stable.version }),
              command: `${CAIRN} rollback ${name}`,
            },
          ]
        : []),
    ];
  });
  return [
    ...commands,
    { label: t('act.back'), command: `${CAIRN} rollback <remote>` },
    { label: t('act.history'), command: `${CAIRN} history` },
  ].map(({ label, command }) => ({ label, command: command + environment }));
}
