import { codes } from '@domain/codes'
import { broadcastKinds, type BroadcastKind } from '@domain/statuses/broadcast'
import type { FormField } from '@/blocks'
import { chips } from '@/blocks/form/choice'
import type { WriteInput } from '@/request'
import { pageAt, routes } from '@/routes/table'
import { instantOf, isMoment, SHAPE } from '../moment'

/* What staff write to many customers, as data (E-X-16). */

export interface BroadcastValues {
  templateCode: BroadcastKind
  title: string
  text: string
  start: string
  period: string
  route: string
  bps: string
  scheduledAt: string
}

export const noBroadcast: BroadcastValues = {
  templateCode: 'SYSTEM_NOTICE',
  title: '',
  text: '',
  start: '',
  period: '',
  route: '',
  bps: '',
  scheduledAt: '',
}

const numbersOf = (typed: string): string[] => [...new Set(typed.split(/[\s,，、]+/).filter(Boolean))]
const areNumbers = (typed: string) =>
  numbersOf(typed).every((bp) => /^\d{10}$/.test(bp)) ? undefined : '户号为10位数字，多个户号用空格或换行分开'
/** Customers of one message. */
const MOST_CUSTOMERS = 10_000
/** A long list is refused as a whole: cut, it would leave customers out without a word. */
const isFewEnough = (typed: string) =>
  numbersOf(typed).length <= MOST_CUSTOMERS ? undefined : `最多${MOST_CUSTOMERS}户，请分多次发送`
/** A page of customers, on every host: what the mini-program leaves out, e.g. the desk, would lead nowhere there. */
function isPage(typed: string): string | undefined {
  const address = typed.trim()
  if (!/^\/[\w-]+(?:\/[\w-]+)+(?:\?\S*)?$/.test(address)) return '请输入 /pages/ 或 /subPages 开头的页面地址'
  const page = pageAt(address)
  return page === undefined || routes[page].h5Only ? '客户不能打开该页面，请核对地址' : undefined
}
const isKind =
  (...kinds: BroadcastKind[]) =>
  ({ templateCode }: BroadcastValues) =>
    kinds.includes(templateCode)

export const broadcastFields: readonly FormField<BroadcastValues>[] = [
  {
    key: 'templateCode',
    label: '类型',
    kind: chips(codes(broadcastKinds).map((key) => ({ key, label: broadcastKinds[key] }))),
  },
  {
    key: 'title',
    label: '标题',
    required: true,
    maxLength: 20,
    hint: '活动提醒请填活动名称',
    show: isKind('SYSTEM_NOTICE', 'ACTIVITY_REMIND'),
  },
  {
    key: 'text',
    label: '内容',
    kind: 'textarea',
    required: true,
    maxLength: 100,
    counter: true,
    show: isKind('SYSTEM_NOTICE'),
  },
  {
    key: 'start',
    label: '活动开始时间',
    required: true,
    placeholder: SHAPE,
    checks: [isMoment],
    show: isKind('ACTIVITY_REMIND'),
  },
  {
    key: 'period',
    label: '季度',
    required: true,
    maxLength: 12,
    placeholder: '2026年第4季度',
    show: isKind('HYQ_PERIOD'),
  },
  { key: 'route', label: '点击后打开', maxLength: 300, placeholder: '/pages/…，不填则只显示消息', checks: [isPage] },
  {
    key: 'bps',
    label: '户号',
    kind: 'textarea',
    placeholder: '不填则发给公司全部客户',
    checks: [areNumbers, isFewEnough],
  },
  { key: 'scheduledAt', label: '发送时间', placeholder: `${SHAPE}，不填则立即发送`, checks: [isMoment] },
]

const paramsOf = ({ templateCode, title, text, start, period }: BroadcastValues): Record<string, string> => {
  if (templateCode === 'HYQ_PERIOD') return { period: period.trim() }
  if (templateCode === 'ACTIVITY_REMIND') return { title: title.trim(), start: start.trim() }
  return { title: title.trim(), text: text.trim() }
}

export function broadcastInput(values: BroadcastValues): WriteInput<'btwob POST /message/broadcast'> {
  const bps = numbersOf(values.bps)
  const at = instantOf(values.scheduledAt)
  return {
    templateCode: values.templateCode,
    params: paramsOf(values),
    ...(values.route.trim() !== '' && { route: values.route.trim() }),
    ...(bps.length > 0 && { bps }),
    ...(at !== null && { scheduledAt: at }),
  }
}
