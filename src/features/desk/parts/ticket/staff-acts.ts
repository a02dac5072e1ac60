import type { FormField } from '@/blocks'
import { photos } from '@/blocks/form/photos/photos'
import type { Paper } from '@/blocks/form/paper/PaperSlot'
import { isAmount } from '@domain/validate'

/* What staff do with a ticket, as data (D 5.9). */

export interface ActValues {
  content: string
  reason: string
  handlerName: string
  handlerPhone: string
  deptName: string
  resultText: string
  feeAmount: string
  feeBasis: string
  files: readonly Paper[]
  visible: 'YES' | 'NO'
}

export const noValues: ActValues = {
  content: '',
  reason: '',
  handlerName: '',
  handlerPhone: '',
  deptName: '',
  resultText: '',
  feeAmount: '',
  feeBasis: '',
  files: [],
  visible: 'YES',
}

export type ActName = 'accept' | 'reject' | 'dispatch' | 'start' | 'arrive' | 'suspend' | 'resume' | 'resolve' | 'note'

/** Keys of a wide screen. */
export const actKeys: Readonly<Partial<Record<ActName, 'J' | 'D' | 'P' | 'B'>>> = {
  accept: 'J',
  note: 'D',
  dispatch: 'P',
  resolve: 'B',
}

interface StaffAct {
  label: string
  done: string
  /** Of its sheet; without any the act is sent after a question. */
  fields: readonly FormField<ActValues>[]
  ask?: string
}

const text = (
  key: 'content' | 'reason' | 'resultText',
  label: string,
  least: number,
  most: number,
): FormField<ActValues> => ({
  key,
  label,
  kind: 'textarea',
  maxLength: most,
  counter: true,
  required: least > 0,
  checks: [(value: string) => (value.trim().length < least ? `请至少填写${least}个字` : undefined)],
})

/** In the order of the page. */
export const staffActs: Readonly<Record<ActName, StaffAct>> = {
  accept: { label: '接单', done: '已接单', fields: [], ask: '确认接单？客户会收到通知' },
  dispatch: {
    label: '派单',
    done: '已派单',
    fields: [
      { key: 'handlerName', label: '处理人', required: true, maxLength: 20 },
      { key: 'handlerPhone', label: '联系电话', required: true, maxLength: 20, kind: 'digits' },
      { key: 'deptName', label: '部门', maxLength: 30, hint: '投诉只向客户显示部门' },
      text('content', '说明', 0, 500),
    ],
  },
  start: { label: '出发', done: '已记录出发', fields: [], ask: '确认已出发？' },
  arrive: { label: '到场', done: '已记录到场', fields: [], ask: '确认已到场？' },
  suspend: { label: '请客户补充', done: '已通知客户补充', fields: [text('content', '需要补充什么', 5, 300)] },
  resume: { label: '继续处理', done: '已继续', fields: [], ask: '不再等客户补充，继续处理？' },
  note: {
    label: '答复',
    done: '已记录',
    fields: [text('content', '内容', 1, 500)],
  },
  resolve: {
    label: '办结',
    done: '已办结，等客户确认',
    fields: [
      text('resultText', '处理结果', 5, 500),
      { key: 'files', label: '照片', kind: photos({ use: 'TICKET', most: 9 }) },
      {
        key: 'feeAmount',
        label: '现场收费(元)',
        kind: 'number',
        placeholder: '没有收费不填',
        checks: [(value: string) => (isAmount(value) ? undefined : '请输入正确的金额')],
      },
      {
        key: 'feeBasis',
        label: '收费依据',
        maxLength: 100,
        show: ({ feeAmount }) => feeAmount !== '',
        required: '请填写收费依据',
      },
    ],
  },
  reject: { label: '退回', done: '已退回', fields: [text('reason', '退回原因', 5, 200)] },
}
