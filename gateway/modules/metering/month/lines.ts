import type { Static } from '@sinclair/typebox'
import type { Api } from '@contract'
import { StatementLine } from '@contract/energy/shapes'
import { meterName } from '@domain/meter-name'
import { sumMoney } from '@domain/money'
import { sharePercent } from '@domain/percent'
import { sumVolume } from '@domain/volume'
import { shape } from '../../../http/shape'
import type * as repo from '../repo/statement'
import type { Meter } from '../types'

type Meters = Api['energy GET /monthBill/detail']['out']['meters']

/** Lines of a month by meter, each meter with its volume, amount and share of the month's volume `total` in m³. */
export function metersOfMonth(
  lines: readonly repo.StatementLine[],
  meters: readonly Meter[],
  total: string,
  withMoney: boolean,
): Meters {
  const ids = [...new Set(lines.map((line) => line.meterId))]
  return ids.map((meterId) => {
    const meter = meters.find((one) => one.meterId === meterId)
    const mine = lines.filter((line) => line.meterId === meterId)
    const volume = sumVolume(mine.map((line) => line.settleVolume))
    return {
      meterId,
      meterNo: mine[0]?.meterNo ?? '',
      alias: meter?.alias ?? '',
      meterType: meter?.meterType ?? 'MECH',
      lines: mine.map((line) => lineView(line, meter, withMoney)),
      volume,
      amount: withMoney ? sumMoney(mine.map((line) => line.amount)) : null,
      sharePct: sharePercent(volume, total),
    }
  })
}

/** A statement's line as pages read it. */
export const lineView = (
  line: repo.StatementLine,
  meter: Meter | undefined,
  withMoney: boolean,
): Static<typeof StatementLine> =>
  shape(StatementLine.properties, line, {
    alias: meter ? meterName(meter) : '',
    channelName: meter?.channels.find((one) => one.channelNo === line.channelNo)?.name ?? '',
    adjustAmount: withMoney ? line.adjustAmount : null,
    amount: withMoney ? line.amount : null,
  })
