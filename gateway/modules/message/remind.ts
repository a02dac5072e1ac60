import { Type } from '@sinclair/typebox'
import type { In } from '@contract'
import { compareMoney } from '@domain/money'
import { isPhone } from '@domain/validate'
import type { BoundSession, Work } from '../../http/context'
import { badField, Refusal } from '../../http/refusal'
import { seal, unseal } from '../../secret'
import { usersOfBp } from './users-of'
import { kind } from '../../work/kinds'
import { enqueue } from '../../work/queue'
import { compose } from './rules/compose'
import { publish } from './publish'
import { sendSms } from './sms'
import { usersWithMark } from './repo/messages'
import { configsOf, saveConfig } from './repo/remind'
import type { Wording } from './rules/templates'
import { USUAL, wants, type News, type RemindConfig } from './rules/remind'
import { ask } from '../../wiring'

/** People that get an SMS besides the users. */
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
        lowBalanceOn,
        lowBalanceAmount,
        lowDays,
        dueOn,
        overdueOn,
        arriveOn,
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
  if (days.length !== new Set(dueDaysBefore).size) throw badField('dueDaysBefore')
  if (compareMoney(rest.lowBalanceAmount, '0.00') < 0 || compareMoney(rest.lowBalanceAmount, MOST_AMOUNT) > 0)
    throw badField('lowBalanceAmount')
  await saveConfig(work.db, {
    ...rest,
    bp,
    companyCode,
    userId,
    dueDaysBefore: days.join(','),
    receiversSealed: seal(work, JSON.stringify(receivers)),
    updatedAt: work.clock.iso(),
  })
  return true
}

/** What is reminded of, in the words of its template. */
export type Reminder = Wording & {
  bp: string
  companyCode: string
  route: string
  bizType: string
  bizId: string
  dedupeKey: string
  news: News
}

const text = Type.String()
const reminder = Type.Unsafe<Reminder>(
  Type.Object({
    bp: text,
    companyCode: text,
    templateCode: text,
    params: Type.Optional(Type.Record(text, text)),
    body: Type.Optional(text),
    route: text,
    bizType: text,
    bizId: text,
    dedupeKey: text,
    news: Type.Object({ of: text }),
  }),
)

/** A reminder is sent on its own: the business that it reports must not fail with it (E-X-03). */
export const sendReminder = kind({ name: 'message.remind', data: reminder, run: { handle: tell } })

/** Reminds the users that chose this reminder, and by SMS the people that they named. */
export const remind = (work: Work, draft: Reminder): Promise<void> =>
  enqueue(work, sendReminder, draft.dedupeKey, draft)

async function tell(work: Work, { news, ...draft }: Reminder): Promise<void> {
  const users = await ask(work, usersOfBp)(work, draft.bp, 'BILL_VIEW')
  const ids = users.map(({ userId }) => userId)
  const chosen = await configsBy(work, draft.bp, ids)
  const before = await usersWithMark(work.db, ids, draft.dedupeKey)
  const wanting = ids.filter((id) => !before.has(id) && wants(chosen.get(id) ?? USUAL, news))
  if (wanting.length === 0) return
  await publish(work, { ...draft, audience: 'USER', userIds: wanting })
  const composed = compose(draft.templateCode, draft.params ?? {}, draft)
  if ('problem' in composed) return
  const phones = wanting.flatMap((id) => chosen.get(id)?.receivers ?? []).map(({ phone }) => phone)
  for (const phone of new Set(phones))
    await sendSms(work, {
      companyCode: draft.companyCode,
      phone,
      smsType: draft.templateCode,
      text: `${composed.body}。`,
    })
}
