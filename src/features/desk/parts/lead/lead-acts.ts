import type { In, Out } from '@contract'
import { addDays } from '@domain/date'
import { money } from '@domain/money'
import { isAmount } from '@domain/validate'
import type { FormField } from '@/blocks'
import { calendarDay } from '@/blocks/form/calendar-day'
import { chips } from '@/blocks/form/choice'

/* What staff do with an enquiry, as data (E 5.9). */

export type LeadAct = 'assign' | 'follow' | 'quote' | 'finish' | 'close'

/** An adviser that is none of the company's managers. */
const SOMEBODY_ELSE = 'ELSE'

/** Managers of the company, as the assignment offers them. */
export type Advisers = Out<'btwob GET /butler/list'>['list']

export interface LeadValues {
  /** A manager's, or SOMEBODY_ELSE. */
  adviserId: string
  adviserName: string
  adviserPhone: string
  type: 'call' | 'visit' | 'message'
  content: string
  visible: 'YES' | 'NO'
  name: string
  qty: string
  unitPrice: string
  remark: string
  validUntil: string
  reason: string
}

export const firstValues = (validUntil: string): LeadValues => ({
  adviserId: '',
  adviserName: '',
  adviserPhone: '',
  type: 'call',
  content: '',
  visible: 'YES',
  name: '',
  qty: '1',
  unitPrice: '',
  remark: '',
  validUntil,
  reason: '',
})

interface Act {
  label: string
  done: string
  ask?: string
  /** Of its sheet; without any the act is sent after a question. */
  fields: (today: string, advisers: Advisers) => readonly FormField<LeadValues>[]
}

/** Days for which a quote may hold. */
const LONGEST = 90
const isSomebodyElse = ({ adviserId }: LeadValues) => adviserId === SOMEBODY_ELSE
const none = () => []
const amount = (text: string) => (isAmount(text) ? undefined : '请输入正确的金额')
const whole = (text: string) => (/^[1-9]\d{0,3}$/.test(text) ? undefined : '请输入1-9999的整数')

/** In the order of the page. */
export const leadActs: Readonly<Record<LeadAct, Act>> = {
  follow: {
    label: '跟进',
    done: '已记录',
    fields: () => [
      {
        key: 'type',
        label: '方式',
        kind: chips([
          { key: 'call', label: '电话' },
          { key: 'visit', label: '上门' },
          { key: 'message', label: '留言' },
        ]),
      },
      { key: 'content', label: '内容', kind: 'textarea', required: '请填写内容', maxLength: 300, counter: true },
      {
        key: 'visible',
        label: '谁能看到',
        kind: chips([
          { key: 'YES', label: '客户可见' },
          { key: 'NO', label: '仅内部' },
        ]),
      },
    ],
  },
  quote: {
    label: '报价',
    done: '报价单已发给客户',
    fields: (today) => [
      { key: 'name', label: '名称', required: true, maxLength: 40 },
      { key: 'qty', label: '数量', kind: 'digits', required: true, maxLength: 4, checks: [whole] },
      { key: 'unitPrice', label: '单价(元)', kind: 'number', required: true, checks: [amount] },
      {
        key: 'validUntil',
        label: '有效期至',
        kind: calendarDay({ min: today, max: addDays(today, LONGEST), start: today }),
        required: true,
      },
      { key: 'remark', label: '备注', kind: 'textarea', maxLength: 200, counter: true },
    ],
  },
  assign: {
    label: '分配',
    done: '已分配',
    fields: (_today, advisers) => [
      {
        key: 'adviserId',
        label: '顾问',
        kind: chips([
          ...advisers.map(({ managerId, name }) => ({ key: managerId, label: name })),
          { key: SOMEBODY_ELSE, label: '其他人' },
        ]),
        required: '请选择顾问',
      },
      { key: 'adviserName', label: '姓名', required: true, maxLength: 20, show: isSomebodyElse },
      { key: 'adviserPhone', label: '电话', required: true, maxLength: 20, show: isSomebodyElse },
    ],
  },
  finish: { label: '完成', done: '已完成', ask: '确认服务已完成？客户会收到评价邀请', fields: none },
  close: {
    label: '关闭',
    done: '已关闭',
    fields: () => [{ key: 'reason', label: '原因', required: true, maxLength: 100, hint: '客户会看到' }],
  },
}

/** What an act sends of what was typed. */
export function leadInput(act: LeadAct, leadNo: string, values: LeadValues): object {
  const {
    adviserId,
    adviserName,
    adviserPhone,
    type,
    content,
    visible,
    name,
    qty,
    unitPrice,
    remark,
    validUntil,
    reason,
  } = values
  const inputs: {
    readonly [A in Exclude<LeadAct, 'finish'>]: Omit<In<`btwob POST /lead/${A}`>, 'leadNo' | 'requestNo'>
  } = {
    assign: isSomebodyElse(values)
      ? { adviserName: adviserName.trim(), adviserPhone: adviserPhone.trim() }
      : { adviserId },
    follow: { type, content: content.trim(), visible: visible === 'YES' },
    quote: {
      items: [{ name: name.trim(), qty: Number(qty), unitPrice: unitPrice === '' ? '0.00' : money(unitPrice) }],
      remark: remark.trim(),
      validUntil,
    },
    close: { reason: reason.trim() },
  }
  return { leadNo, ...(act === 'finish' ? {} : inputs[act]) }
}
