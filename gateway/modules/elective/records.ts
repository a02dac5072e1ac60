import type { In, Out } from '@contract'
import { firstOfMonth, lastOfMonth } from '@domain/date'
import { shortfallOf } from '@domain/elective/shortfall'
import type { BoundSession, Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { ownOr2902 } from '../../http/refusal'
import { ask, isAnswered } from '../../wiring'
import { electiveUse } from '../metering/service'
import { userNames } from '../todo/service'
import { isChangeable } from './choose'
import { choices } from './record-case'
import { changesOf, countOfCustomer, idOfNo, pageOf, type Change, type Choice } from './repo/records'
import { recordView } from './views'

type List = 'sqdev GET /elective/record/list'
type Detail = 'sqdev GET /elective/record/detail'

export async function list(work: Work, { bp }: BoundSession, input: In<List>): Promise<Out<List>> {
  const page = paged(input)
  const rows = await pageOf(work.db, bp, input, page)
  const n = await countOfCustomer(work.db, bp, input)
  return envelope(page, rows.map(recordView), n)
}

export async function detail(work: Work, session: BoundSession, { recordNo }: In<Detail>): Promise<Out<Detail>> {
  const { recordId } = ownOr2902(await idOfNo(work.db, session.bp, recordNo))
  const row = await choices.own(work, session, recordId)
  return {
    ...recordView(row),
    periodId: row.periodId,
    option: { ...row.optionSnapshot, tiers: [...row.optionSnapshot.tiers] },
    cancelReason: row.cancelReason,
    ...(await isChangeable(work, row)),
    running: row.state === 'EFFECTIVE' || row.state === 'SETTLING' ? await runningOf(work, row) : null,
    settlement: settlementOf(row),
    history: await historyOf(work, await changesOf(work.db, row)),
  }
}

/** Gas of the month so far. */
async function runningOf(work: Work, row: Choice): Promise<Out<Detail>['running']> {
  const { used, taken, asOf } = await electiveUse(work, row, {
    from: firstOfMonth(row.month),
    to: lastOfMonth(row.month),
  })
  return { used, taken, asOf }
}

function settlementOf(row: Choice): Out<Detail>['settlement'] {
  const { finalPrice, actualVolume, takenVolume, settledAmount, shortFee, difference, settledAt } = row
  if (finalPrice === null || actualVolume === null || takenVolume === null || settledAmount === null) return null
  if (shortFee === null || difference === null || settledAt === null) return null
  const of = { elected: row.volume, actual: actualVolume, price: finalPrice }
  const { missing } = shortfallOf(row.optionSnapshot, of)
  return {
    finalPrice,
    actualVolume,
    takenVolume,
    settledAmount,
    missingVolume: missing,
    shortFee,
    difference,
    settledAt,
  }
}

async function historyOf(work: Work, changes: readonly Change[]): Promise<Out<Detail>['history']> {
  const users = [...new Set(changes.map(({ userId }) => userId))]
  const names = isAnswered(work, userNames)
    ? await ask(work, userNames)(work, users)
    : new Map<string, { nickname: string }>()
  return changes.map(({ optionName, volume, estimatedAmount, userId, at }) => ({
    optionName,
    volume,
    estimatedAmount,
    operator: names.get(userId)?.nickname ?? '',
    at,
  }))
}
