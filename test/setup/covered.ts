/*
 * Which calls of the contract the tests were answered, and with which codes: for scripts/check-covered.mjs. COVERED_DIR is set by
 * the step `gateway` when it runs whole; without it nothing is kept.
 */
import { appendFileSync } from 'node:fs'
import path from 'node:path'

const folder = process.env.COVERED_DIR
const answers = new Set<string>()

export function noteAnswer(key: string, code: string): void {
  if (folder) answers.add(`${key}\t${code}\n`)
}

/** Workers run side by side: each has a file of its own. */
export function keepAnswers(): void {
  if (!folder || answers.size === 0) return
  appendFileSync(path.join(folder, `${process.pid}.tsv`), [...answers].join(''))
  answers.clear()
}
