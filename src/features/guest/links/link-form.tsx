import { addDays, addMonths, addMonthsClamped, diffMonths, monthOf } from '@domain/date'
import { guestScopes, type GuestScope } from '@domain/statuses/guest-link'
import { characters } from '@domain/text'
import { useState } from 'react'
import type { WriteInput } from '@/request'
import { namesOf, type Drawn, type FormField, type Kind } from '@/blocks'
import { chips, manyChips } from '@/blocks/form/choice'
import { MonthPicker, PickField } from '@/ui'

/** Months that one link shows at most, and how long ago they may lie. */
const MOST_MONTHS = 36
const BACK = 59

type Term = 'WEEK' | 'MONTH' | 'QUARTER' | 'YEAR'

const TERMS = [
  { key: 'WEEK', label: '7天' },
  { key: 'MONTH', label: '30天' },
  { key: 'QUARTER', label: '90天' },
  { key: 'YEAR', label: '1年' },
] as const satisfies readonly { key: Term; label: string }[]

export interface Wish {
  guestName: string
  phone: string
  scopes: readonly GuestScope[]
  monthFrom: string
  monthTo: string
  term: Term
}

/** The link's last day. */
const endOf = (term: Term, today: string): string =>
  term === 'YEAR' ? addMonthsClamped(today, 12) : addDays(today, { WEEK: 7, MONTH: 30, QUARTER: 90 }[term])

/** Twelve months of everything but use, for a month: what a book-keeper is asked for. */
export const firstWish = (today: string): Wish => ({
  guestName: '',
  phone: '',
  scopes: ['BILL', 'INVOICE'],
  term: 'MONTH',
  monthFrom: addMonths(monthOf(today), -11),
  monthTo: monthOf(today),
})

/** What the call takes of it. */
export const linkInput = (
  { term, ...wish }: Wish,
  today: string,
  securityTicket: string,
): WriteInput<'btwob POST /guestLink/save'> => ({
  ...wish,
  securityTicket,
  guestName: wish.guestName.trim(),
  scopes: [...wish.scopes],
  endDate: endOf(term, today),
})

const SCOPES = namesOf(guestScopes).map(({ key, text }) => ({ key, label: text }))

const month = (today: string, max: string): Kind<string> => ({
  draw: (field) => <MonthLine {...field} today={today} max={max} />,
})

function MonthLine({ id, label, value, onChange, error, today, max }: Drawn<string> & { today: string; max: string }) {
  const [isOpen, setOpen] = useState(false)
  const current = monthOf(today)
  return (
    <>
      <PickField id={id} label={label} required value={value} onTap={() => setOpen(true)} error={error} />
      <MonthPicker
        open={isOpen}
        title={`选择${label}`}
        value={value}
        min={addMonths(current, -BACK)}
        max={max}
        current={current}
        onConfirm={(chosen) => {
          setOpen(false)
          onChange(chosen)
        }}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

const spanFault = (monthTo: string, { monthFrom }: Wish): string | undefined => {
  const months = diffMonths(monthFrom, monthTo)
  if (months < 0) return '结束月份不能早于开始月份'
  return months >= MOST_MONTHS ? `最多授权${MOST_MONTHS}个月` : undefined
}

/** Reader, content, months and end of a link; months may be in the future as far as the link itself. */
export const linkFields =
  (today: string) =>
  ({ term: chosen }: Wish): readonly FormField<Wish>[] => {
    const last = monthOf(endOf(chosen, today))
    return [
      {
        key: 'guestName',
        label: '查看人姓名',
        required: true,
        maxLength: 20,
        placeholder: '如：王会计',
        checks: [(name) => (characters(name.trim()) < 2 ? '请填写2至20个字' : undefined)],
      },
      { key: 'phone', label: '查看人手机号', kind: 'phone', required: true, hint: '查看前须用该手机号收取验证码' },
      { key: 'scopes', label: '授权内容', kind: manyChips(SCOPES), required: true },
      { key: 'term', label: '链接有效期', kind: chips(TERMS), hint: `${endOf(chosen, today)} 当天结束后失效` },
      { key: 'monthFrom', label: '开始月份', kind: month(today, last) },
      {
        key: 'monthTo',
        label: '结束月份',
        kind: month(today, last),
        checks: [spanFault, (to) => (to > last ? '不能晚于链接到期的月份' : undefined)],
      },
    ]
  }
