import type { Work } from '../../../http/context'
import type { SubscribeMessage } from '../../../ports/wechat'
import { accountIdOf, tmplIdOf, type Contact } from '../reception/credits'
import { dueTogether, setDelivery, type Delivery, type DeliveryKey } from '../repo/deliveries'
import { followerOf } from '../repo/follows'
import type { MessageRow } from '../repo/list'
import { consumeCredit } from '../repo/reception'
import { switchOf, type Chosen } from '../rules/channels'
import type { SkipReason } from '../rules/plan'
import { templates, type Category, type Template } from '../rules/templates'
import { wxFields, wxTemplates } from '../rules/wx-templates'
import { bySmsIfUrgent } from './fallback'

/** A message by WeChat: from the official account to a follower, else from the mini-program for an authorisation. */
export type WxLetter = SubscribeMessage & { by: 'account' | 'wxMini' }

/** Takes what the message needs to leave; an urgent one that cannot leave goes by SMS. */
export async function wxLetter(
  work: Work,
  delivery: Delivery,
  message: MessageRow,
  { contact, chosen }: { contact: Contact; chosen: Chosen },
): Promise<WxLetter | SkipReason> {
  const together =
    message.level === 'normal' ? await dueTogether(work.db, delivery as DeliveryKey, message.bp, work.clock.iso()) : []
  const others = together.filter(({ categoryCode }) => switchOf(categoryCode as Category, 'wxMini', chosen).on)
  const template: Template | undefined = templates[message.templateCode as keyof typeof templates]
  const wxKey = others.length > 0 ? 'SERVICE' : (template?.wxKey ?? '')
  const way = await wayOf(work, message.userId, wxKey, contact)
  if (typeof way === 'string') {
    if (way !== 'setting') await bySmsIfUrgent(work, message)
    return way
  }
  for (const other of others)
    await setDelivery(work.db, other as DeliveryKey, { state: 'skipped', reason: 'digest', nextAt: null })
  const letter = others.length === 0 ? message : digest(message, others.length + 1)
  const page = pageOf(others.length === 0 ? message : null)
  return { ...way.to, by: way.by, page, data: wxFields(way.template, letter) }
}

async function wayOf(work: Work, userId: string, wxKey: string, { openId, unionId }: Contact) {
  const template = wxTemplates[wxKey]
  if (template === undefined) return 'setting' as const
  const accountId = accountIdOf(work, wxKey)
  // The account's messages use no authorisation up.
  const follower = accountId === null || unionId === null ? undefined : await followerOf(work.db, unionId)
  if (accountId !== null && follower)
    return { template, by: 'account' as const, to: { ...follower, tmplId: accountId } }
  const tmplId = tmplIdOf(work, wxKey)
  if (openId === null) return 'noBinding' as const
  if (tmplId === null) return accountId === null ? ('setting' as const) : ('noBinding' as const)
  if (!(await consumeCredit(work.db, { userId, openId, tmplId }))) return 'quota' as const
  return { template, by: 'wxMini' as const, to: { openId, tmplId } }
}

/** Several normal messages as one (rest 3-7). */
const digest = (message: MessageRow, count: number): MessageRow => ({
  ...message,
  title: '每日汇总',
  summary: `${count}件普通消息`,
  bizId: message.createdAt.slice(0, 10),
  params: { result: `${count}件消息` },
})

/** The page that it opens: what it is about, else the list. `fromMsg` says which message led there (E-X-11, E-X-14). */
function pageOf(message: MessageRow | null): string {
  if (message?.targetRoute == null) return '/subPages/my-message/list'
  const query = new URLSearchParams({ ...message.targetParams, fromMsg: message.msgId }).toString()
  return `${message.targetRoute}?${query}`
}
