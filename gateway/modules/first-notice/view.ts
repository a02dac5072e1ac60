import type { Out } from '@contract'
import { addMonths, monthOf } from '@domain/date'
import { firstShare, noticeEvents } from '@domain/first-notice'
import { codes } from '@domain/codes'
import type { Work } from '../../http/context'
import { countsSince } from './repo'
import { templatesOf } from './templates'

/** Months of an answer. */
const MONTHS = 6

type Months = Out<'btwob GET /firstNotice/months'>

/** firstNotice/months (Y-33): the newest months of the staff member's own company, each kind of event with its share. */
export async function noticeMonths(work: Work, { companyCode }: { companyCode: string }): Promise<Months> {
  const rows = await countsSince(work.db, companyCode, addMonths(monthOf(work.clock.today()), 1 - MONTHS))
  const months = [...new Set(rows.map(({ month }) => month))]
  return {
    list: months.map((month) => {
      const mine = rows.filter((row) => row.month === month)
      const sum = (of: 'first' | 'late' | 'open') => mine.reduce((total, row) => total + row[of], 0)
      const all = { first: sum('first'), late: sum('late'), open: sum('open') }
      return {
        month,
        countedAt:
          mine
            .map(({ countedAt }) => countedAt)
            .sort()
            .at(-1) ?? work.clock.iso(),
        ...all,
        share: firstShare(all),
        kinds: codes(noticeEvents).map((kind) => {
          const { first = 0, late = 0, open = 0 } = mine.find((row) => row.kind === kind) ?? {}
          const isMeasured = templatesOf[kind].length > 0
          return { kind, isMeasured, first, late, open, share: firstShare({ first, late }) }
        }),
      }
    }),
  }
}
