import { priced, sumMoney } from '@domain/money'
import { sumVolume } from '@domain/volume'
import type { PackageGas } from '../../metering/service'
import { cyclesAhead } from './ahead'
import { coveredByPrice, coveredOf } from '../repo/records'
import { allocate } from './allocate'

/** What packages cover of meters, day by day: the ordinary bill is about the rest (AE-17a, X-10). */
export const coveredGas: PackageGas = {
  async covered(work, { bp }, of) {
    const rows = await coveredOf(work.db, bp, of)
    return new Map(
      [...new Set(rows.map(({ meterId }) => meterId))].map((meterId) => {
        const mine = rows.filter((row) => row.meterId === meterId)
        const days = new Map(mine.map(({ usageDate, covered }) => [usageDate, covered]))
        return [meterId, { total: sumVolume([...days.values()]), days }]
      }),
    )
  },
  cost: async (work, { bp }, of) =>
    sumMoney(
      (await coveredByPrice(work.db, bp, of)).map(({ covered, unitPrice }) => priced(covered, unitPrice ?? '0')),
    ),
  ahead: cyclesAhead,
  share: allocate,
}
