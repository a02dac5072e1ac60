import { sumVolume } from '@domain/volume'
import type { Work } from '../../../http/context'
import { settledKinds, settledLines } from '../repo/frames-there'
import { READING_SLACK } from '../rules/measure'
import { settledAge, settledAgeOfKinds, type Age } from '../rules/wholeness'

/** Age of the figures of one or several statements together; `end`: the end of their period, for registers that were not read. */
export type AgeOf = (statementIds: readonly string[], end: string, meterId?: string) => Age

/** How old and how whole settled figures are (Y-03), of many statements in one query; with `meterId` of that meter's lines alone. */
export async function settledAges(
  work: Pick<Work, 'db'>,
  key: { bp: string },
  statementIds: readonly string[],
): Promise<AgeOf> {
  const lines = await settledLines(work.db, key, [...new Set(statementIds)])
  return (ids, end, meterId) =>
    settledAge(
      lines
        .filter((line) => ids.includes(line.statementId) && (meterId === undefined || line.meterId === meterId))
        .map(({ missingDays, ...line }) => ({ ...line, missingDays: missingDays ?? [] })),
      end,
    )
}

/** The same of all statements of some months, both included, together and month by month: summed where they lie. */
export async function settledAgeOfMonths(
  work: Pick<Work, 'db'>,
  { bp }: { bp: string },
  { from, to, meterId }: { from: string; to: string; meterId?: string | undefined },
  end: string,
): Promise<Pick<Age, 'asOf' | 'whole'> & { of: (month: string) => Pick<Age, 'whole' | 'estimatedVolume'> }> {
  const kinds = await settledKinds(work.db, { bp, from, to, meterId: meterId ?? null, slack: READING_SLACK })
  return {
    ...settledAgeOfKinds(kinds, end),
    of: (month) => {
      const mine = kinds.filter(({ billMonth }) => billMonth === month)
      const { whole } = settledAgeOfKinds(mine, end)
      return { whole, estimatedVolume: sumVolume(mine.map(({ estimated }) => estimated)) }
    },
  }
}
