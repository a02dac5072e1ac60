import type { Answer } from '@domain/hyq/survey'

interface Kept {
  owner: string
  answers: Answer[]
}

/** Answers that the phone keeps of a quarter, of this user; none where they are another's or broken. */
export function keptDraft(text: string, owner: string): Answer[] {
  try {
    const kept = JSON.parse(text || '{}') as Partial<Kept>
    return kept.owner === owner && Array.isArray(kept.answers) ? kept.answers : []
  } catch {
    return []
  }
}

export const draftText = (owner: string, answers: readonly Answer[]): string =>
  JSON.stringify({ owner, answers: [...answers] } satisfies Kept)

/** The answers with the one of this question replaced. */
export const withAnswer = (answers: readonly Answer[], qid: string, values: readonly string[]): Answer[] => [
  ...answers.filter((answer) => answer.qid !== qid),
  { qid, values },
]

export const valuesIn = (answers: readonly Answer[], qid: string): readonly string[] =>
  answers.find((answer) => answer.qid === qid)?.values ?? []

/** What a tap on a choice makes of those chosen: one replaces another, of several at most `max` stand. */
export function toggled(values: readonly string[], value: string, max: number): string[] {
  if (values.includes(value)) return values.filter((one) => one !== value)
  return max === 1 ? [value] : [...values, value].slice(0, max)
}
