import type { Question } from './question'

export { asking } from './learning'
export { understand } from './question'

/* How the evaluation set of design 3-2 reads what the planner made of a question (evaluation.test.ts, the bench questions). */

/** What a row of the set calls this outcome: 'USAGE.VALUE', 'HOW:CARD', 'EMERGENCY', several joined by +. */
export function nameOf(found: Question): string {
  if (found.act === 'DATA') return [found.wanted, ...found.also].map(({ topic, form }) => `${topic}.${form}`).join('+')
  if (found.act === 'HOW') return found.topic === null ? 'HOW' : `HOW:${found.topic}`
  if (found.act === 'DRAFT') return `DRAFT:${found.draft}`
  if (found.act === 'TALK') return `TALK:${found.talk}`
  return found.act === 'REFUSED' ? found.why : found.act
}

/** Whether an outcome is what a row expects. */
export function fits(expected: string, got: string): boolean {
  if (expected === 'NOT_EMERGENCY') return got !== 'EMERGENCY'
  if (expected.includes('+')) return String(expected.split('+').sort()) === String(got.split('+').sort())
  return expected === 'HOW' ? got.startsWith('HOW') : got === expected
}
