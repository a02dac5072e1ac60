/*
 * Words that comments, names of tests and documents do not use, with what is written instead (docs/glossary.md). A sentence has a
 * subject, a verb and an object; the code, a customer, a clerk or a process does something.
 */
export const words = {
  who: 'the user that, the caller that; or name the actor',
  whom: 'name the actor',
  whoever: 'each user that, the caller that',
  whose: 'of the user, of the order; or name the owner',
  he: 'the user, the customer, the clerk',
  him: 'the user, the customer, the clerk',
  his: "the user's, the customer's",
  himself: 'the user',
  nobody: 'no user, no caller, no process',
  told: 'notified, input, reported',
  anew: 'again',
}

const pattern = new RegExp(`(?<![\\w@/.-])(${Object.keys(words).join('|')})(?![\\w(-])`, 'gi')

/** Words of the list in a text: [{ word, line }], lines counted from 1. */
export const wordsIn = (text) =>
  text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(pattern)].map(([word]) => ({ word: word.toLowerCase(), line: index + 1 })),
    )
