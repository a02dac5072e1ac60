import type { TicketType } from '@domain/statuses/service-ticket'

const good = ['响应及时', '讲得清楚', '态度好']
const bad = ['响应慢', '没讲清楚', '态度差']

const own: Readonly<Record<TicketType, { good: readonly string[]; bad: readonly string[] }>> = {
  REPAIR: { good: ['准时到场', '技术好', '收拾干净'], bad: ['没有按时到场', '没有修好', '现场没收拾'] },
  CONSULT: { good: ['答得准确'], bad: ['答非所问'] },
  COMPLAINT: { good: ['处理公正'], bad: ['推诿'] },
  SUGGEST: { good: ['认真对待'], bad: ['没有下文'] },
  APPLY: { good: ['手续简单', '准时上门'], bad: ['手续繁琐', '没有按时上门'] },
}

/** Dictionary TICKET_TAG: what a rating of tickets of a type may say. */
export const tagsOf = (type: TicketType): { good: string[]; bad: string[] } => ({
  good: [...own[type].good, ...good],
  bad: [...own[type].bad, ...bad],
})
