import { Type } from '@sinclair/typebox'
import { MINUTE, toMillis } from '@domain/date'
import { question } from '../../../extensions'
import type { Ctx, JobCtx, RawReply, Work } from '../../../http/context'
import type { CallbackSign } from '../../../ports/wechat'
import { ask } from '../../../wiring'
import { kind } from '../../../work/kinds'
import { enqueue } from '../../../work/queue'
import { reachElse } from '../deliver/fallback'
import { ownTemplates } from '../reception/credits'
import { lockSentUnder, setDelivery, type DeliveryKey } from '../repo/deliveries'
import { saveUnionId, noteFollow } from '../repo/follows'
import { noteChange, notePopup } from '../repo/reception'
import { eventOf, type WxEvent } from '../rules/wx-event'

/* WeChat's events: signed by its token, repeated until they are answered, in no order. Each changes something once. */

/** How old a signature may be: it is over the moment and a nonce, not over what was sent. */
const FRESH = 10 * MINUTE
const SUCCESS: RawReply = { status: 200, headers: { 'content-type': 'text/plain' }, body: 'success' }
const FORBIDDEN: RawReply = { status: 403, headers: { 'content-type': 'text/plain' }, body: 'bad signature' }

/** The user that a WeChat of the mini-program is tied to. */
export const userOfWechat = question<(work: Work, openId: string) => Promise<string | null>>('userOfWechat', () =>
  Promise.resolve(null),
)

const isFromWechat = ({ ports, clock }: Work, sign: CallbackSign): boolean =>
  ports.wechat.isSigned(sign) && Math.abs(clock.now() - Number(sign.timestamp) * 1000) <= FRESH

/** WeChat asks for its word back when the address is set. */
export const wxGreeting = (work: Work, { echostr, ...sign }: CallbackSign & { echostr: string }): RawReply =>
  isFromWechat(work, sign) ? { ...SUCCESS, body: echostr } : FORBIDDEN

/** wx/message/callback. An event that could not be kept is refused by a fault, so that WeChat sends it again. */
export async function wxEvent(ctx: Ctx, sign: CallbackSign): Promise<RawReply> {
  if (!isFromWechat(ctx, sign)) return FORBIDDEN
  const event = eventOf(ctx.rawBody())
  if (event !== null) await ctx.transaction((work) => take(work, event))
  return SUCCESS
}

async function take(work: Work, event: WxEvent): Promise<void> {
  const { openId, at } = event
  if (event.is === 'follow') {
    const isNews = await noteFollow(work.db, { openId, followed: event.followed, since: at })
    if (isNews && event.followed) await enqueue(work, findFollower, `${openId}|${at}`, { openId })
    return
  }
  if (event.is === 'sent') {
    for (const { providerId, ok } of event.sent) if (!ok) await noteLost(work, providerId, at)
    return
  }
  const userId = await ask(work, userOfWechat)(work, openId)
  if (userId === null) return
  const own = ownTemplates(work)
  for (const { tmplId, result } of event.answers) {
    if (!own.has(tmplId)) continue
    const answer = { userId, openId, tmplId, lastResult: result, lastAt: at }
    await (event.is === 'popup' ? notePopup(work.db, answer) : noteChange(work.db, answer))
  }
}

async function noteLost(work: Work, providerId: string, at: string): Promise<void> {
  const lost = await lockSentUnder(work.db, providerId, toMillis(at))
  if (!lost) return
  await setDelivery(work.db, lost as DeliveryKey, { state: 'failed' })
  await reachElse(work, lost)
}

/** The WeChat user behind a follower, queried from WeChat outside of the event. */
export const findFollower = kind({
  name: 'message.follower',
  data: Type.Object({ openId: Type.String() }),
  run: {
    async manual(ctx: JobCtx, { openId }) {
      const unionId = await ctx.ports.wechat.unionIdOf(openId)
      if (unionId !== null) await ctx.transaction(({ db }) => saveUnionId(db, openId, unionId))
    },
  },
})
