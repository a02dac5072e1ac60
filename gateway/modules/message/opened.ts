import type { KeyHolder } from '../../secret'
import { openText } from '../../secret'
import type { MessageRow } from './repo/list'

/** A message as its user reads it: where its text tells of a person, it is kept sealed, beside one with masks. */
export function opened(work: KeyHolder, row: MessageRow): MessageRow {
  const text = openText(work, row.sealed)
  return text === '' ? row : { ...row, summary: text }
}
