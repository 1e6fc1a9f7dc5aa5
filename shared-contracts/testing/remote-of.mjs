// What a remote's build puts in the place of __REMOTE__: a test beside its code runs as that remote, any other as the shell.
export const remoteOf = (testPath) => /[\\/](mf-[a-z-]+)[\\/]/.exec(testPath)?.[1] ?? 'shell';
