/** Difficulty as the level bars take it; what the api does not know yet is the easiest. */
export function levelOf(difficulty: number): 1 | 2 | 3 | 4 {
  return difficulty === 2 || difficulty === 3 || difficulty === 4 ? difficulty : 1;
}
