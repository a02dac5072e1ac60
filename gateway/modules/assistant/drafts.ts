import type { Question } from '@domain/assistant/question'
import { suggestSubtype, ticketPictures } from '@domain/ticket-suggest'
import { addressOf } from './facts'
import { topicPages } from './pages'
import type { Desk, Finding } from './types'

type Draft = Extract<Question, { act: 'DRAFT' }>

/** Characters of a question that a ticket's text takes over. */
const MOST_TEXT = 200

/** A form that opens filled in; its user looks at it and sends it (design 3-2). */
export async function draft(desk: Desk, { draft: kind, text, span, volume }: Draft): Promise<Finding> {
  if (kind === 'PAY')
    return {
      say: '已为您找到缴费页面。请核对账单和金额后自己确认支付，我不会代您付款。',
      actions: [{ text: '去缴费', route: topicPages.BALANCE.route, tel: '' }],
    }
  if (kind === 'TICKET')
    return {
      say: '已按您的描述填好工单，请核对后提交。',
      actions: [{ text: '打开工单', route: ticketAddress(text), tel: '' }],
    }
  const { groups } = await desk.page('predict GET /group/list', {})
  const group =
    groups.find(({ planMode, isDefault }) => planMode === 'DAILY' && isDefault) ??
    groups.find(({ planMode }) => planMode === 'DAILY')
  if (!group) return { say: '您的用气不需要按日申报计划。' }
  const params = {
    groupId: group.groupId,
    planType: 'DAY',
    period: span?.unit === 'DAY' ? span.from : undefined,
    prefill: volume ?? undefined,
  }
  return {
    say: '已填好申报内容，请核对日期和气量后提交；提交前不会生效。',
    actions: [{ text: '打开申报', route: addressOf(topicPages.PLAN.route, params), tel: '' }],
  }
}

function ticketAddress(text: string): string {
  const picture =
    (Object.keys(ticketPictures) as (keyof typeof ticketPictures)[]).find((one) => one === 'METER') ?? 'OTHER'
  const subtype = /投诉|态度/.test(text)
    ? 'T_SERVICE'
    : suggestSubtype(/表|卡|阀|管|报警|流量计/.test(text) ? picture : 'OTHER', text)
  const ticketType = subtype.startsWith('T_')
    ? 'COMPLAINT'
    : subtype.startsWith('C_')
      ? 'CONSULT'
      : subtype.startsWith('A_')
        ? 'APPLY'
        : subtype.startsWith('S_')
          ? 'SUGGEST'
          : 'REPAIR'
  return addressOf('/subPages/customer-service/add', {
    ticketType,
    subtype,
    desc: Array.from(text).slice(0, MOST_TEXT).join(''),
  })
}
