import { Type, type Static } from '@sinclair/typebox'
import { DAY, MINUTE, toInstant } from '@domain/date'
import type { JobCtx, Work } from '../../../http/context'
import { ask } from '../../../wiring'
import { kind, sweep } from '../../../work/kinds'
import type { SendOutcome } from '../../../ports/wechat'
import { opened } from '../opened'
import { contactOf } from '../reception/credits'
import { receptions } from '../reception/settings'
import {
  advertsSince,
  dueDeliveries,
  lockDelivery,
  lockRecipient,
  messageOf,
  nextDelivery,
  setDelivery,
  type DeliveryKey,
} from '../repo/deliveries'
import { noteFollow } from '../repo/follows'
import type { MessageRow } from '../repo/list'
import { returnCredit, spendCredits } from '../repo/reception'
import { switchOf, type Chosen } from '../rules/channels'
import { momentFor, type SkipReason } from '../rules/plan'
import { stillUsers } from '../users-of'
import { nextTry } from '../rules/quiet'
import type { Category } from '../rules/templates'
import { reachElse } from './fallback'
import { wxLetter, type WxLetter } from './wx-letter'

/** Longer than a provider is waited for. */
const LEASE = 2 * MINUTE

const text = Type.String()
const key = Type.Object({
  bp: Type.Union([text, Type.Null()]),
  userId: text,
  msgId: text,
  channel: Type.Union([Type.Literal('sms'), Type.Literal('wxMini')]),
  createdAt: text,
})

/** One message over one channel. A provider that is slow holds up sixteen others at most. */
export const deliver = kind({ name: 'message.deliver', data: key, concurrency: 16, run: { manual: send } })

/** Looks twice a minute for what is due: new, after a night, or after a failure. */
export const deliverySweep = sweep(
  'message.deliveries',
  { everySeconds: 30 },
  deliver,
  async ({ db, clock }, after, limit) =>
    (await dueDeliveries(db, clock.iso(), after, limit)).map(({ bp, userId, msgId, channel, createdAt }) => ({
      key: `${userId}|${msgId}|${channel}`,
      data: { bp, userId, msgId, channel, createdAt },
    })),
  ({ db, clock }) => nextDelivery(db, clock.iso()),
)

/** What leaves, once its row says that it is leaving. */
type Letter = { by: 'sms'; phone: string; smsType: string; text: string } | WxLetter

type Outcome = SendOutcome | 'failed'

async function send(ctx: JobCtx, item: Static<typeof key>): Promise<void> {
  const letter = await ctx.transaction((work) => prepare(work, item))
  if (letter === null) return
  const outcome = await leave(ctx, item, letter).catch((error: unknown) => {
    ctx.log.warn({ msgId: item.msgId, channel: item.channel, error: String(error) }, 'message not delivered')
    return 'failed' as const
  })
  const isOpen = await ctx.transaction((work) => note(work, item, letter, outcome))
  if (isOpen) await send(ctx, item)
}

/** SMS leave once under their number, however often they are tried; WeChat knows none, so what may have left is not sent again. */
async function leave({ ports }: JobCtx, { msgId }: DeliveryKey, letter: Letter): Promise<SendOutcome> {
  if (letter.by !== 'sms')
    return letter.by === 'account' ? ports.wechat.sendAccount(letter) : ports.wechat.sendSubscribe(letter)
  const { phone, smsType, text: words } = letter
  await (ports.sms.deliver ?? ports.sms.send)({ phone, smsType, text: words, noticeId: `${msgId}-sms` })
  return { providerId: '' }
}

async function prepare(work: Work, item: DeliveryKey): Promise<Letter | null> {
  if (item.channel === 'wxMini') await lockRecipient(work.db, item.userId)
  const delivery = await lockDelivery(work.db, item)
  const kept = delivery && (await messageOf(work.db, item))
  if (!delivery) return null
  const skip = async (reason: SkipReason): Promise<null> => {
    await setDelivery(work.db, item, { state: 'skipped', reason, nextAt: null })
    return null
  }
  // It is over, deleted, or has been read in the app meanwhile.
  if (!kept || kept.overWord !== null || kept.status !== 'unread') return skip('over')
  const message = opened(work, kept)
  // The user has left the customer number meanwhile (E-X-02).
  const { bp, userId } = message
  if (bp !== null && (await ask(work, stillUsers)(work, bp, [userId])).length === 0) return skip('noBinding')
  const { chosen, quiet } = (await receptions(work, [message]))(message)
  if (!isWanted(message, item.channel, chosen)) return skip('setting')
  const now = work.clock.now()
  const { msgId } = item
  // A message that waited is due whatever its level; the night is asked about again.
  const due = message.level === 'urgent' ? now : momentFor({ userId, msgId, level: 'important', quiet, now })
  if (due > now) {
    await setDelivery(work.db, item, { state: 'deferred', nextAt: toInstant(due) })
    return null
  }
  if (await isTooMuch(work, message)) return skip('frequency')
  const contact = await ask(work, contactOf)(work, item.userId)
  if (contact === null) return skip('noBinding')
  const letter =
    item.channel === 'sms'
      ? { by: 'sms' as const, phone: contact.phone, smsType: message.templateCode, text: `${message.summary}。` }
      : await wxLetter(work, delivery, message, { contact, chosen })
  if (typeof letter === 'string') return skip(letter)
  await setDelivery(work.db, item, {
    // SMS may be sent again under its number; what WeChat has got may not.
    state: letter.by === 'sms' ? 'queued' : 'sending',
    attempts: delivery.attempts + 1,
    // It is not due again while the provider has it.
    nextAt: letter.by === 'sms' ? toInstant(now + LEASE) : null,
  })
  return letter
}

const isWanted = ({ categoryCode }: MessageRow, channel: 'sms' | 'wxMini', chosen: Chosen): boolean =>
  switchOf(categoryCode as Category, channel, chosen).on

/** E-X-05: advertising leaves once a day and three times in seven days. */
async function isTooMuch({ db, clock }: Work, { categoryCode, userId }: MessageRow): Promise<boolean> {
  if (categoryCode !== 'market' && categoryCode !== 'hyq') return false
  const sent = await advertsSince(db, userId, toInstant(clock.now() - 7 * DAY))
  const dayAgo = toInstant(clock.now() - DAY)
  return sent.length >= 3 || sent.some((at) => at > dayAgo)
}

/** Answers whether another way is open at once. */
async function note(work: Work, item: DeliveryKey, letter: Letter, outcome: Outcome): Promise<boolean> {
  if (typeof outcome === 'object') {
    const { providerId } = outcome
    const sent = { state: 'sent', reason: null, nextAt: null, sentAt: work.clock.iso() } as const
    await setDelivery(work.db, item, { ...sent, providerId: providerId === '' ? null : providerId })
    return false
  }
  if (letter.by !== 'sms') return noteWx(work, item, letter, outcome)
  const delivery = await lockDelivery(work.db, item)
  const next = nextTry(delivery?.attempts ?? 1, work.clock.now())
  const later =
    next === null ? { state: 'failed' as const, nextAt: null } : { state: 'queued' as const, nextAt: toInstant(next) }
  await setDelivery(work.db, item, later)
  return false
}

async function noteWx(
  work: Work,
  item: DeliveryKey,
  { by, openId, tmplId }: WxLetter,
  outcome: Exclude<Outcome, object>,
): Promise<boolean> {
  const now = work.clock.now()
  if (by === 'account' && outcome === 'noCredit') {
    // It is followed no more, which WeChat has not reported yet: the mini-program tries.
    await noteFollow(work.db, { openId, followed: false, since: toInstant(now) })
    await setDelivery(work.db, item, { state: 'queued', nextAt: toInstant(now + LEASE) })
    return true
  }
  const credit = { userId: item.userId, openId, tmplId }
  if (by === 'wxMini' && outcome === 'noCredit') await spendCredits(work.db, credit)
  // Whether a message that failed has used its authorisation is not known: WeChat says so at the next one.
  if (by === 'wxMini' && outcome === 'refused') await returnCredit(work.db, credit)
  await reachElse(work, item)
  const state = outcome === 'failed' ? 'failed' : 'skipped'
  await setDelivery(work.db, item, { state, reason: outcome === 'noCredit' ? 'quota' : null, nextAt: null })
  return false
}
