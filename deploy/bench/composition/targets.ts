import { allBytes, codeBytes, type PageFigures, withFonts } from './measures.ts';
import { ratio, rounded } from './statistics.ts';

export interface Judgement {
  target: string;
  figure: string;
  met: boolean;
}

const times = (value: number): string => `${value.toFixed(2)} ×`;
const kb = (bytes: number): string => (bytes / 1024).toFixed(1);

function atMost(
  target: string,
  limit: number,
  value: number,
  base: number,
  show: (value: number) => string,
): Judgement {
  const found = ratio(value, base);
  return { target, figure: `${times(found)} (${show(value)} : ${show(base)})`, met: rounded(found, 2) <= limit };
}

const ms = (value: number): string => `${Math.round(value)} ms`;
const kilobytes = (value: number): string => `${kb(value)} KB`;

/** The composition's targets for one page, each with the figure that decides it. */
export function judge({ federated, ssr, spa }: PageFigures): Judgement[] {
  const [rounds, theirs] = [rounded(federated.aliveRounds, 1), rounded(ssr.aliveRounds, 1)];
  return [
    {
      target: 'round trips to hydration no more than the monolith SSR’s',
      figure: `${rounds.toFixed(1)} : ${theirs.toFixed(1)}`,
      met: rounds <= theirs,
    },
    {
      target: 'no api request of the browser after SSR',
      figure: `${federated.apiCalls}`,
      met: federated.apiCalls === 0,
    },
    { target: 'CLS < 0.02', figure: federated.cls.toFixed(3), met: federated.cls < 0.02 },
    atMost(
      'KB without pictures ≤ 1.12 × monolith SSR',
      1.12,
      withFonts(federated.bytes),
      withFonts(ssr.bytes),
      kilobytes,
    ),
    atMost(
      'KB of code and data alone, no fonts ≤ 1.12 × monolith SSR',
      1.12,
      codeBytes(federated.bytes),
      codeBytes(ssr.bytes),
      kilobytes,
    ),
    atMost('KB with pictures ≤ 1.12 × monolith SSR', 1.12, allBytes(federated.bytes), allBytes(ssr.bytes), kilobytes),
    atMost('whole page hydrated ≤ 1.03 × monolith SSR', 1.03, federated.alive, ssr.alive, ms),
    atMost('FCP ≤ 1.05 × monolith SSR', 1.05, federated.fcp, ssr.fcp, ms),
    atMost('FCP ≤ 0.4 × monolith SPA', 0.4, federated.fcp, spa.fcp, ms),
    atMost('LCP ≤ 1.05 × monolith SSR', 1.05, federated.lcp, ssr.lcp, ms),
    atMost('LCP ≤ 0.4 × monolith SPA', 0.4, federated.lcp, spa.lcp, ms),
  ];
}
