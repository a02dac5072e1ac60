import type { In } from '@contract'
import { compareMoney, formatAmount } from '@domain/money'
import { formatMonth } from '@domain/date-format'
import { isPhone } from '@domain/validate'
import type { BoundSession, Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { seal, unseal } from '../../secret'
import { peopleOf } from '../../wiring'
import { findAccount, type AccountKey } from '../gas-account/service'
import { publish, sendSms, wordsOf, type MessageDraft } from '../message/service'
import { accountArrears } from './arrears'
import { configsOf, saveConfig } from './repo/remind'
import { stageOf, USUAL, wantsStage, type RemindConfig } from './rules/remind'

/** People who are told by SMS beside the users. */
const MOST_RECEIVERS = 5
const MOST_AMOUNT = '1000000.00'

/** payRemind/config: what this user chose for this customer, or the usual. */
export async function remindConfig(work: Work, { bp, userId }: BoundSession): Promise<RemindConfig> {
  return (await configsBy(work, bp, [userId])).get(userId) ?? USUAL
}

async function configsBy(work: Work, bp: string, userIds: readonly string[]): Promise<Map<string, RemindConfig>> {
  const rows = userIds.length === 0 ? [] : await configsOf(work.db, bp, userIds)
  return new Map(
    rows.map(({ userId, lowBalanceOn, lowBalanceAmount, lowDays, dueOn, overdueOn, arriveOn, ...row }) => [
      userId,
      {
        ...{ lowBalanceOn, lowBalanceAmount, lowDays, dueOn, overdueOn, arriveOn },
        dueDaysBefore: row.dueDaysBefore.split(',').filter(Boolean).map(Number),
        receivers: JSON.parse(unseal(work, row.receiversSealed)) as RemindConfig['receivers'],
      },
    ]),
  )
}

/** payRemind/save. A2701 for a sixth receiver, 2001 for one without a phone, 2901 for a day that is no stage or an amount beyond. */
export async function saveRemind(
  work: Work,
  { bp, companyCode, userId }: BoundSession,
  config: In<'default POST /crmgas/payRemind/save'>,
): Promise<true> {
  const { receivers, dueDaysBefore, ...rest } = config
  if (receivers.length > MOST_RECEIVERS) throw new Refusal('A2701')
  if (receivers.some(({ phone }) => !isPhone(phone))) throw new Refusal('2001')
  const days = USUAL.dueDaysBefore.filter((day) => dueDaysBefore.includes(day))
  if (days.length !== new Set(dueDaysBefore).size) throw new Refusal('2901', { data: { field: 'dueDaysBefore' } })
  if (compareMoney(rest.lowBalanceAmount, '0.00') < 0 || compareMoney(rest.lowBalanceAmount, MOST_AMOUNT) > 0)
    throw new Refusal('2901', { data: { field: 'lowBalanceAmount' } })
  await saveConfig(work.db, {
    ...rest,
    ...{ bp, companyCode, userId, dueDaysBefore: days.join(',') },
    receiversSealed: seal(work, JSON.stringify(receivers)),
    updatedAt: work.clock.iso(),
  })
  return true
}

type Draft = Omit<MessageDraft, 'bp' | 'audience' | 'userIds'> & { bp: string }

/** A reminder to those users who want it, and by SMS to the people whom they named, each once. */
export async function remind(work: Work, draft: Draft, wants: (config: RemindConfig) => boolean): Promise<void> {
  const users = await peopleOf(work).usersOf(work, draft.bp, 'BILL_VIEW')
  const ids = users.map(({ userId }) => userId)
  const chosen = await configsBy(work, draft.bp, ids)
  const wanting = ids.filter((id) => wants(chosen.get(id) ?? USUAL))
  if (wanting.length === 0) return
  await publish(work, { ...draft, audience: 'USER', userIds: wanting })
  const phones = wanting.flatMap((id) => chosen.get(id)?.receivers ?? []).map(({ phone }) => phone)
  const text = draft.body ?? wordsOf(draft.templateCode, draft.params ?? {})
  if (text === null) return
  for (const phone of new Set(phones)) await sendSms(work, { phone, smsType: draft.templateCode, text: `${text}。` })
}

/** AE-85: each unpaid bill of a customer that is near its due date or past it, on the days of its stages. */
export async function remindOfBills(work: Work, key: AccountKey): Promise<void> {
  const account = await findAccount(work.db, key)
  if (!account) return
  const today = work.clock.today()
  for (const { billId, billMonth, dueDate, owed } of (await accountArrears(work, account)).bills) {
    const stage = stageOf(dueDate, today)
    if (!stage) continue
    const params = { month: formatMonth(billMonth), x: formatAmount(owed.totalDue), date: dueDate }
    await remind(
      work,
      {
        ...{ bp: key.bp, companyCode: key.companyCode, templateCode: stage.code },
        params: { ...params, n: String(stage.days), y: formatAmount(owed.lateFee) },
        route: `/pages/my-bill/details/details?billId=${billId}`,
        bizType: 'BILL',
        bizId: billId,
        dedupeKey: `${stage.code}|${billId}|${today}`,
      },
      (config) => wantsStage(config, stage),
    )
  }
}
