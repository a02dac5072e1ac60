import { addMonths, monthOf } from '@domain/month'
import { compareMoney } from '@domain/money-text'
import { invoiceApplyStatus } from '@domain/statuses/invoice-apply'
import { conclusions, hazardLevels, hazardStatus, reportKinds } from '@domain/statuses/inspection'
import { ticketStatus } from '@domain/statuses/service-ticket'
import { stopGasText } from '@domain/statuses/stop-gas'
import { Refusal } from '../../../http/refusal'
import { addressOf, allRows, factBook } from '../facts'
import { topicPages } from '../pages'
import type { Tool } from '../types'

/* Questions about invoices, tickets, inspections, stops and people. */

const when = (moment: string | null): string => (moment === null ? '' : moment.slice(0, 16).replace('T', ' '))

export const invoiceOpen: Tool = async (desk, { span }) => {
  const months = span
    ? { monthFrom: monthOf(span.from), monthTo: monthOf(span.to) }
    : { monthFrom: addMonths(monthOf(desk.today), -11), monthTo: monthOf(desk.today) }
  const out = await desk.page('default GET /crmgas/invoice/waitList', { ...months, pageSize: 1 })
  const period = span?.label ?? '近12个月'
  if (out.sum.count === 0) return { say: `${period.replace('近12个月', '近一年')}没有待开票的交易。` }
  const book = factBook()
  const about = { period, route: topicPages.INVOICE_OPEN.route }
  return {
    say: `${book.text('范围', period, about)}待开票 ${book.money('待开票金额', out.sum.amount, about)}，共 ${book.count('待开票', out.sum.count, '笔', about)}。`,
    facts: book.facts.slice(0),
    suggestions: ['怎么开发票'],
  }
}

export const invoiceIssued: Tool = async (desk, { span }) => {
  const month = monthOf(span?.from ?? desk.today)
  const to = span ? monthOf(span.to) : month
  const from = span ? month : addMonths(month, -2)
  const out = await desk.page('default GET /crmgas/invoice/issuedList', { monthFrom: from, monthTo: to, pageSize: 3 })
  const label = span?.label ?? '近期'
  const open = await desk.page('default GET /crmgas/invoice/waitList', { monthFrom: from, monthTo: to, pageSize: 1 })
  const book = factBook()
  const about = { period: label, route: topicPages.INVOICE_ISSUED.route }
  const rest =
    compareMoney(open.sum.amount, '0.00') > 0
      ? `还有 ${book.money('待开票金额', open.sum.amount, { ...about, route: topicPages.INVOICE_OPEN.route })} 没有开票。`
      : ''
  if (out.total === 0) return { say: `${label}没有已开具的发票。${rest}`, facts: book.facts }
  const lines = out.list.map(
    (row) =>
      `- ${book.text('开票日', row.issueTime.slice(0, 10), about)} 发票 ${book.money('价税合计', row.grossAmount, { period: row.issueTime.slice(0, 10), route: addressOf('/pages/invoice/invoice-detail', { invoiceId: row.invoiceId }) })}`,
  )
  return {
    say: `${label}已开发票 ${book.count('发票', out.total, '张', about)}：\n${lines.join('\n')}\n${rest}`,
    facts: book.facts,
  }
}

export const invoiceApply: Tool = async (desk) => {
  const { list } = await desk.page('default GET /crmgas/invoice/applyList', { pageSize: 3 })
  if (list.length === 0) return { say: '您没有开票申请。', suggestions: ['怎么开发票'] }
  const book = factBook()
  const lines = list.map((row) => {
    const about = {
      period: row.submittedAt.slice(0, 10),
      route: addressOf('/subPagesB/pages/applyForInvoice/invoiceDetails', { applyId: row.applyId }),
    }
    return `- ${book.text('提交日', row.submittedAt.slice(0, 10), about)} 提交的申请 ${book.money('价税合计', row.grossTotal, about)}：${invoiceApplyStatus[row.status].label}`
  })
  return { say: `开票申请：\n${lines.join('\n')}`, facts: book.facts }
}

export const invoiceTitle: Tool = async (desk) => {
  const out = await desk.page('default GET /crmgas/invoice/getDefaultInvoiceTitle', {})
  const book = factBook()
  const about = { route: topicPages.INVOICE_TITLE.route }
  return {
    say: `默认抬头：${book.text('抬头', out.buyerName, about)}，税号 ${book.text('税号', out.taxNo, about)}。`,
    facts: book.facts,
  }
}

export const tickets: Tool = async (desk) => {
  const { list, counts } = await desk.page('default GET /crmgas/serviceTicket/list', { tab: 'ALL', pageSize: 3 })
  if (list.length === 0)
    return {
      say: '您没有提交过工单。',
      actions: [{ text: '提交工单', route: '/subPages/customer-service/add', tel: '' }],
    }
  const book = factBook()
  const lines = list.map((row) => {
    const about = {
      period: row.createdAt.slice(0, 10),
      route: addressOf('/subPages/customer-service/detail', { ticketId: row.ticketId }),
    }
    const due = ['CLOSED', 'CANCELLED', 'REJECTED'].includes(row.status)
      ? ''
      : `，最晚 ${book.text('办结时限', when(row.finishDue), about)} 办结`
    const by = row.handlerName ? `，处理人 ${book.text('处理人', row.handlerName, about)}` : ''
    return `- ${row.subtypeLabel}（${book.text('提交日', row.createdAt.slice(0, 10), about)}）：${ticketStatus[row.status].label}${by}${due}`
  })
  return {
    say: `处理中的工单 ${book.count('处理中', counts.OPEN, '个', { route: topicPages.TICKETS.route })}。最近的工单：\n${lines.join('\n')}`,
    facts: book.facts,
  }
}

export const inspection: Tool = async (desk) => {
  const { list } = await desk.page('default GET /crmgas/inspection/list', { tab: 'ALL', pageSize: 1 })
  const [last] = list
  if (!last) return { say: '还没有安检报告。' }
  const book = factBook()
  const about = {
    period: last.inspectAt.slice(0, 10),
    route: addressOf('/subPages/inspection-report/inspection-detail', { reportId: last.reportId }),
  }
  const found = last.found.level1 + last.found.level2 + last.found.level3
  const result = last.conclusion === null ? '' : `，结论：${conclusions[last.conclusion]}`
  return {
    say: `最近一次${reportKinds[last.kind]}在 ${book.text('安检日', last.inspectAt.slice(0, 10), about)}${result}${found > 0 ? `，发现隐患 ${book.count('隐患', found, '项', about)}` : ''}。`,
    facts: book.facts,
    suggestions: ['下次安检是什么时候', '还有几个隐患没整改'],
  }
}

export const inspectionNext: Tool = async (desk) => {
  const { nextPlan: next, mayView } = await desk.page('default GET /crmgas/inspection/summary', {})
  if (mayView === '0') throw new Refusal('2110')
  if (!next) return { say: '目前没有安排中的安检。' }
  const book = factBook()
  const about = { route: topicPages.INSPECTION_NEXT.route }
  if (next.status === 'APPOINTED' && next.appointDate !== null)
    return { say: `下次安检已预约在 ${book.text('预约日', next.appointDate, about)}。`, facts: book.facts }
  const isLate = next.dueTo < desk.today
  return {
    say: `下次安检应在 ${book.text('最晚', next.dueTo, about)} 前完成，${isLate ? '已逾期，' : ''}尚未预约。`,
    facts: book.facts,
  }
}

export const hazard: Tool = async (desk) => {
  const { list, total } = await desk.page('default GET /crmgas/inspection/hazard/list', { tab: 'OPEN', pageSize: 5 })
  if (total === 0) return { say: '您没有未整改的隐患。' }
  const book = factBook()
  const lines = list.map((row) => {
    const about = { route: addressOf('/subPages/inspection-report/inspection-process', { hazardId: row.hazardId }) }
    const late = row.daysLate > 0 ? `，已超期 ${book.count('超期', row.daysLate, '天', about)}` : ''
    return `- ${row.title}（${hazardLevels[row.level]}）：${hazardStatus[row.status].label}，期限 ${book.text('整改期限', row.dueDate, about)}${late}`
  })
  return {
    say: `未整改的隐患 ${book.count('未整改', total, '项', { route: topicPages.HAZARD.route })}：\n${lines.join('\n')}${book.rest(total - list.length, '项')}`,
    facts: book.facts,
  }
}

export const stop: Tool = async (desk, { form }) => {
  const list = await allRows((page) => desk.page('default GET /crmgas/stopGas/list', page))
  const open = list.filter(({ state }) => state !== 'RESUMED' && state !== 'CANCELLED')
  if (open.length === 0) return { say: '目前没有对您生效的停气通知。' }
  const book = factBook()
  const lines = open.slice(0, 3).map((row) => {
    const about = { route: addressOf(topicPages.STOP.route, { stopId: row.stopId }) }
    const from = row.realStopAt ?? row.planStopAt
    const to = row.realResumeAt ?? row.planResumeAt
    const why = form === 'WHY' && row.reason ? `，原因：${row.reason}` : ''
    return `- ${row.title}：${stopGasText(row.kind, row.state).label}${from ? `，停气 ${book.text('停气时间', when(from), about)}` : ''}${to ? `，恢复 ${book.text('恢复时间', when(to), about)}` : ''}${why}`
  })
  return { say: `停气通知：\n${lines.join('\n')}${book.rest(open.length - lines.length, '项')}`, facts: book.facts }
}

export const butler: Tool = async (desk) => {
  const { managers } = await desk.page('default GET /crmgas/butler/info', undefined)
  if (managers.length === 0)
    return { say: '还没有为您指定客户经理，可以拨打服务热线。', suggestions: ['客服电话是多少'] }
  const book = factBook()
  const about = { route: topicPages.BUTLER.route }
  const lines = managers.map(
    ({ roleName, manager }) =>
      `- ${roleName}：${book.text('姓名', manager.name, about)}，电话 ${book.text('电话', manager.phone, about)}，${book.text('工作时间', manager.workHours, about)}`,
  )
  return { say: `您的客户经理：\n${lines.join('\n')}`, facts: book.facts }
}

export const hotline: Tool = async (desk) => {
  const { list } = await desk.page('default GET /crmgas/hotline/list', undefined)
  const book = factBook()
  const about = { route: topicPages.HOTLINE.route }
  const lines = list.map(
    (row) => `- ${row.name}：${book.text('电话', row.phone, about)}（${book.text('服务时间', row.hours, about)}）`,
  )
  const service = list.find(({ kind }) => kind === 'SERVICE')
  return {
    say: `服务电话：\n${lines.join('\n')}`,
    facts: book.facts,
    actions: [
      ...(service ? [{ text: '拨打客服电话', route: '', tel: service.phone }] : []),
      { text: '提交工单', route: '/subPages/customer-service/add', tel: '' },
    ],
  }
}

export const todo: Tool = async (desk) => {
  const { list, total } = await desk.page('default GET /crmgas/todo/list', { status: '0', pageSize: 5 })
  if (total === 0) return { say: '您没有待办事项。' }
  const book = factBook()
  const lines = list.map((row) => {
    const about = { route: row.route }
    const amount = row.amount === null ? '' : `，${book.money('金额', row.amount, about)}`
    return `- ${row.typeName}${amount}${row.dueAt ? `，期限 ${book.text('期限', when(row.dueAt), about)}` : ''}`
  })
  return {
    say: `待办 ${book.count('待办', total, '项', { route: topicPages.TODO.route })}：\n${lines.join('\n')}${book.rest(total - list.length, '项')}`,
    facts: book.facts,
  }
}

export const messages: Tool = async (desk) => {
  const out = await desk.page('default GET /crmgas/message/unreadCount', undefined)
  const book = factBook()
  return {
    say: `您有 ${book.count('未读', out.total, '条', { route: topicPages.MESSAGES.route })}未读消息。`,
    facts: book.facts,
  }
}
