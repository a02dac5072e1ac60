import type { Api } from '@contract'
import { addDays } from '@domain/date'
import { lastClosedGasDay } from '@domain/gas-day'
import type { BoundSession, Work } from '../../../http/context'
import { Refusal } from '../../../http/refusal'
import type { OwnData } from '../../../personal-data'
import { listed, moment } from '../../../sheet/table'
import { lockAccount, ownAccount } from '../../gas-account/service'
import { withdraw } from '../../message/service'
import { ownMeter } from '../meter/own-meters'
import { endHint, hintsOfUser } from '../repo/leak-hint'
import { hintKey } from './hours'

type Answer = Api['btwob POST /usage/nights/answer']['in']

/**
 * usage/nights/answer (Y-11): the flow of an open hint is what the plant uses now; it is learned from the first of its nights on. 2902
 * for a hint that is not open.
 */
export async function callUsual(work: Work, session: BoundSession, { meterId, since }: Answer) {
  const account = await ownAccount(work, session)
  await lockAccount(work.db, account)
  const { bp, companyCode } = await ownMeter(work, account, meterId)
  const endedOn = addDays(lastClosedGasDay(work.clock.now()), 1)
  const how = { endedOn, userId: session.userId, now: work.clock.iso() }
  if (!(await endHint(work.db, { bp, companyCode, meterId, since }, how))) throw new Refusal('2902')
  await withdraw(work, { bp, dedupeKey: hintKey(meterId, since), word: '已确认' })
  return true as const
}

/** The user's own answers (PIPL art. 45). */
export const nightAnswers: OwnData = async (work, { userId }) =>
  listed('夜间用气的确认', await hintsOfUser(work.db, userId), [
    ['表具', 16, ({ meterId }) => meterId],
    ['起始用气日', 14, ({ since }) => since],
    ['提示时间', 20, ({ createdAt }) => moment(createdAt)],
    ['答复', 14, () => '属正常用气'],
  ])
