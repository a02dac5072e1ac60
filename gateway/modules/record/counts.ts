import type { Validity } from '@domain/statuses/gas-device'
import type { Row } from '../../db/rows'

/** Records by how far their ends are. */
export function countsOf(rows: readonly { validity: Validity }[]) {
  const count = (validity: Validity) => rows.filter((row) => row.validity === validity).length
  return { all: rows.length, NORMAL: count('NORMAL'), DUE_SOON: count('DUE_SOON'), OVERDUE: count('OVERDUE') }
}

type Changing = Pick<Row<'gasAlarm'>, 'replaces' | 'state' | 'rejectReason'> & { id: string }

/** The change of a record that waits or was sent back; null without one. */
export function revisionIn(all: readonly Changing[], id: string) {
  const found = all.find(({ replaces }) => replaces === id)
  return found ? { id: found.id, reviewStatus: found.state, rejectReason: found.rejectReason ?? '' } : null
}
