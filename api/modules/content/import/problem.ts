/** What is wrong with a file of content, and where. */
export interface ContentProblem {
  /** path within the folder */
  file: string;
  /** from 1 */
  line: number;
  reason: string;
}

/** "journal/stairs.de.md:4: topic: there is no topic "gera"" */
export const problemText = ({ file, line, reason }: ContentProblem): string => `${file}:${line}: ${reason}`;

/** The folder cannot be imported: nothing of it was. */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(problems.map(problemText).join('\n'));
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/** hears of what is wrong in one file */
export type Report = (line: number, reason: string) => void;
