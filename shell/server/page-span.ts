import { beginSpan } from '@cairn/shared-contracts/node/spans';
import { inTrace, outgoingTrace } from '@cairn/shared-contracts/node/trace';

/** The making of one page, as a trace shows it: named after the remote and the route whose page it is, once that is known. */
export function pageSpan(composition: string): {
  /** calls of the page belong to its span */
  run<T>(work: () => T): T;
  failed(unit: string, reason: string): void;
  /** the page's own unit comes first */
  made(units: readonly string[]): void;
  /** 'page', 'redirect', 'spoiled', 'lost', 'broken off' */
  end(outcome: string): void;
} {
  const trace = outgoingTrace();
  const over = beginSpan({ name: 'page', kind: 'internal', trace, attributes: { 'cairn.composition': composition } });
  let units: readonly string[] = [];
  let failure: [unit: string, reason: string] | undefined;
  return {
    run: (work) => inTrace(trace, work),
    failed: (unit, reason) => {
      failure ??= [unit, reason];
    },
    made: (all) => {
      units = all;
    },
    end(outcome) {
      // 'mf-tour/route.tour', 'mf-catalog/fragment.heart'
      const name = (units[0] ?? failure?.[0])?.replace('/', ' ');
      over({
        ...(name ? { name } : {}),
        attributes: { 'cairn.outcome': outcome, ...(units.length > 0 ? { 'cairn.units': units.join(' ') } : {}) },
        error: failure?.join(': '),
      });
    },
  };
}
