import kit from '../package.json' with { type: 'json' };

/** version of contracts, platform and kit: they are released together with the shell */
export const KIT_VERSION: string = kit.version;
