import { useState, type ReactNode } from 'react'
import { FormPage, type FormField } from '@/blocks'
import { calendarDay } from '@/blocks/form/calendar-day'
import { chips, choice } from '@/blocks/form/choice'
import { date } from '@/blocks/form/date'
import { tick, toggle } from '@/blocks/form/tick'

interface Values {
  name: string
  text: string
  nickname: string
  digits: string
  volume: string
  phone: string
  password: string
  way: 'NFC' | 'OUTLET' | ''
  topic: '服务' | '应用' | ''
  founded: string
  visit: string
  mayCall: boolean
  agreed: boolean
}

const START: Values = {
  name: '',
  text: '',
  nickname: '',
  digits: '1000000001',
  volume: '',
  phone: '138',
  password: '',
  way: '',
  topic: '服务',
  founded: '2008-05-12',
  visit: '',
  mayCall: true,
  agreed: false,
}
const WAYS = [
  { key: 'NFC', label: 'NFC写卡' },
  { key: 'OUTLET', label: '网点写卡' },
] as const
const TOPICS = [
  { key: '服务', label: '服务' },
  { key: '应用', label: '应用' },
] as const

const FIELDS: readonly FormField<Values>[] = [
  { key: 'name', label: '联系人', required: true },
  { key: 'text', label: '说明', kind: 'textarea', maxLength: 200, counter: true },
  { key: 'nickname', label: '昵称', kind: 'nickname' },
  { key: 'digits', label: '户号', kind: 'digits', disabled: true },
  { key: 'volume', label: '气量', kind: 'number', hint: '单位 m³' },
  { key: 'phone', label: '联系电话', kind: 'phone', required: true },
  { key: 'password', label: '密码', kind: 'password' },
  { key: 'way', label: '写卡方式', kind: choice<Values['way']>(WAYS), required: true },
  { key: 'topic', label: '建议类型', kind: chips<Values['topic']>(TOPICS) },
  { key: 'founded', label: '成立日期', kind: date({ min: '1949-10-01', max: '2026-11-23', start: '2000-01-01' }) },
  { key: 'visit', label: '上门日期', kind: calendarDay({ min: '2026-11-23', max: '2026-12-31', start: '2026-11-23' }) },
  { key: 'mayCall', label: '希望回电', kind: toggle },
  { key: 'agreed', label: '用气承诺', kind: tick, required: true },
]

/** A form that is a page, with every kind of field that makes no call. */
export function GalleryForm({ top }: { top: ReactNode }) {
  const [sent, setSent] = useState(0)
  return (
    <FormPage<Values>
      top={top}
      values={START}
      fields={FIELDS}
      submitText={sent === 0 ? '提交' : `已提交 ${sent} 次`}
      onSubmit={() => Promise.resolve(setSent(sent + 1))}
    />
  )
}
