/** What `npm start` says once everything runs. */
export interface Started {
  /** the address that visitors have */
  url: string;
  /** the one on this machine */
  listening: string;
  /** the folder that holds a log of each part */
  logs: string;
  isDemo: boolean;
}

const DEMO = (url: string) => `
  Demo accounts     tourist@cairn.test   aigerim@cairn.test (organizer)   password demo-cairn-2026
  Codes by e-mail   ${url}/dev/outbox
  Test cards        4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined; any date to come, any CVC

  Try: find a tour, choose a departure and two tourists, request it; the organizer confirms in a few seconds, then prepay.
`;

export const welcome = ({ url, listening, logs, isDemo }: Started): string => `
  Cairn runs at ${url}${url === listening ? '' : `, and listens on ${listening}`}
${isDemo ? DEMO(url) : ''}
  Ctrl-C stops everything. Logs are in ${logs}.
`;
