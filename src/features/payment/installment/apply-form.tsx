import { formatMonth } from '@domain/date-format'
import { formatMoney } from '@domain/money'
import { characters } from '@domain/text'
import { billTypes } from '@domain/statuses/bill'
import { Fault, selectionOfKeys, type FormField, type Kind } from '@/blocks'
import { chips } from '@/blocks/form/choice'
import { tick } from '@/blocks/form/tick'
import { CheckBox, Ends } from '@/ui'
import type { Eligible } from './plan-text'

export interface Wish {
  billIds: readonly string[]
  downPct: string
  periods: string
  reason: string
  agree: boolean
}

type Bill = Eligible['bills'][number]

const keysOf = (from: number, to: number, step: number, unit: string) =>
  Array.from({ length: (to - from) / step + 1 }, (_, n) => {
    const key = `${from + n * step}`
    return { key, label: key + unit }
  })
const SHARES = keysOf(30, 80, 10, '%')
const PERIODS = keysOf(3, 12, 1, '期')

/** The bills that go into the plan. */
const billTicks = (bills: readonly Bill[]): Kind<readonly string[]> => ({
  empty: () => '请至少选择一笔账单',
  draw: ({ id, label, value, onChange, error }) => {
    const { tickOf } = selectionOfKeys(bills, ({ billId }) => billId, value, onChange)
    return (
      <div id={id} className='mb12'>
        <div className='fs-13 t2'>{label}</div>
        {bills.map((bill) => (
          <CheckBox key={bill.billId} square {...tickOf(bill)} label={titleOf(bill)}>
            <Ends>
              <span>{titleOf(bill)}</span>
              <span className='num'>{amountOf(bill)}</span>
            </Ends>
          </CheckBox>
        ))}
        <Fault text={error} />
      </div>
    )
  },
})

const titleOf = ({ billMonth, billType }: Bill): string => `${formatMonth(billMonth)} ${billTypes[billType]}`
const amountOf = ({ principal, lateFee }: Bill): string =>
  lateFee === '0.00' ? formatMoney(principal) : `${formatMoney(principal)} + 违约金 ${formatMoney(lateFee)}`

const length = (text: string) => (characters(text.trim()) < 5 ? '请填写申请原因（5至200字）' : undefined)

export const wishFields = (bills: readonly Bill[]): readonly FormField<Wish>[] => [
  { key: 'billIds', label: '分期账单', kind: billTicks(bills), required: true },
  { key: 'downPct', label: '首付比例', kind: chips(SHARES) },
  { key: 'periods', label: '分期期数', kind: chips(PERIODS) },
  {
    key: 'reason',
    label: '申请原因',
    kind: 'textarea',
    required: true,
    maxLength: 200,
    counter: true,
    checks: [length],
  },
  {
    key: 'agree',
    label: '我已阅读并同意分期协议',
    kind: tick,
    required: '请先阅读并同意分期协议',
  },
]
