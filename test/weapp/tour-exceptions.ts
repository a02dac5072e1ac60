/*
 * Rows of scripts/lib/shown-pages.mjs whose page does something else than all others, and why. One that no longer does fails.
 *   tap    its way to try again has words of its own
 *   waits  it asks again without being told to
 *   less   it stands without what it could not have, and without a word
 *   whole  a list that is emptied here is never empty
 */
type Instead = 'tap' | 'waits' | 'less' | 'whole'

export interface Exception {
  instead: Instead
  words?: string
  why: string
}

export const exceptions: Readonly<Record<string, Exception>> = {
  security: { instead: 'tap', words: '重新获取', why: 'what fails is the sending of its code, which has a button' },
  result: { instead: 'waits', why: 'no answer is no word on the order (AE-45): it asks on for two minutes' },
  me: { instead: 'less', why: 'the numbers beside two entries; the pages behind them say what failed' },
  account: { instead: 'less', why: 'the number of devices beside its entry; the page behind it says what failed' },
  'invoice-new': { instead: 'whole', why: 'the payment is taken by a write, whose answer holds what was taken' },
}
