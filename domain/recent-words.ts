/** Words that a search remembers (E-N-10). */
const MOST = 10

/** What was searched for, the newest first: each word once, ten at most (E-N-10). */
export const withWord = (history: readonly string[], word: string): string[] =>
  [word, ...history.filter((old) => old !== word)].slice(0, MOST)
