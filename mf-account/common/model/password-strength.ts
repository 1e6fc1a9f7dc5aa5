import { useEffect, useState } from 'react';

/** How hard a password is to guess: 0 at once … 4 not in years. The scale is zxcvbn's. */
export type Strength = 0 | 1 | 2 | 3 | 4;

type Judge = (password: string, ownWords: string[]) => Strength;

let judging: Promise<Judge> | undefined;

/** 300 KB of common passwords: fetched when somebody begins to type one */
function judge(): Promise<Judge> {
  judging ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }]) => {
      const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
      return (password, ownWords) => estimator.check(password, ownWords).score;
    },
  );
  return judging;
}

/**
 * The strength of what is typed: undefined while nothing is, and where the estimator cannot be had. A hint only, the api decides.
 * @param ownWords name and e-mail: what others would try first
 */
export function usePasswordStrength(password: string, ownWords: string): Strength | undefined {
  const [strength, setStrength] = useState<Strength>();
  useEffect(() => {
    let isCurrent = true;
    if (password === '') setStrength(undefined);
    else
      judge().then(
        (check) => isCurrent && setStrength(check(password, ownWords.split(/[\s@.]+/).filter(Boolean))),
        (error: unknown) => {
          judging = undefined;
          console.warn('the strength of a password could not be estimated', error);
        },
      );
    return () => {
      isCurrent = false;
    };
  }, [password, ownWords]);
  return strength;
}
