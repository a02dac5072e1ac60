/*
 * Rows of scripts/lib/shown-pages.mjs for pages that behave differently from the others, and why. A row that is no longer true fails.
 *   tap      its button to try again has another text
 *   waits    it loads again without a tap
 *   differs  what it shows after a failure is not what it shows when it is opened again
 */
type Instead = 'tap' | 'waits' | 'differs'

export interface Exception {
  instead: Instead
  words?: string
  why: string
}

export const exceptions: Readonly<Record<string, Exception>> = {
  security: { instead: 'tap', words: '重新获取', why: 'what fails is the sending of its code, which has a button' },
  result: { instead: 'waits', why: 'no answer is no word on the order (AE-45): it asks on for two minutes' },
  me: { instead: 'differs', why: 'the numbers beside two entries; the pages behind them say what failed' },
  smart: { instead: 'differs', why: 'what has been seen is not new when it is opened again' },
  'smart-device': { instead: 'differs', why: 'what has been seen is not new when it is opened again' },
  project: { instead: 'differs', why: 'what its diary has shown has been read (PJ-08) when it is opened again' },
  'invoice-start': { instead: 'differs', why: 'it lets go of what the page before has picked when it is left' },
}
