import type { Out } from '@contract'
import { compareMoney, parseAmount } from '@domain/money'
import { characters } from '@domain/text'
import { isPhone, PHONE_WRONG } from '@domain/validate'
import { Fault, type FormField, type Kind } from '@/blocks'
import { manyChips } from '@/blocks/form/choice'
import { toggle } from '@/blocks/form/tick'
import { Button, Field, Row } from '@/ui'

export type Config = Out<'default GET /crmgas/payRemind/config'>
export interface Receiver {
  name: string
  phone: string
}
export interface Values {
  lowBalanceOn: boolean
  lowBalanceAmount: string
  lowDays: string
  dueOn: boolean
  dueDaysBefore: readonly string[]
  overdueOn: boolean
  arriveOn: boolean
  receivers: readonly Receiver[]
}

const MOST_RECEIVERS = 5
const DAYS = [
  { key: '7', label: '提前7天' },
  { key: '3', label: '提前3天' },
  { key: '1', label: '提前1天' },
  { key: '0', label: '当天' },
]

export const valuesOf = ({ lowDays, dueDaysBefore, ...rest }: Config): Values => ({
  ...rest,
  lowDays: String(lowDays),
  dueDaysBefore: dueDaysBefore.map(String),
})

/** What is sent: the amount in full, the days in the order of the chips. What is switched off keeps its last bounds, whatever is in its fields. */
export function configOf(
  { lowBalanceAmount, lowDays, dueDaysBefore, receivers, ...rest }: Values,
  before: Config,
): Config {
  const parsed = parseAmount(lowBalanceAmount)
  const bounds = rest.lowBalanceOn
    ? { lowBalanceAmount: parsed.ok ? parsed.amount : '0.00', lowDays: Number(lowDays) }
    : { lowBalanceAmount: before.lowBalanceAmount, lowDays: before.lowDays }
  return {
    ...rest,
    ...bounds,
    dueDaysBefore: DAYS.filter(({ key }) => dueDaysBefore.includes(key)).map(({ key }) => Number(key)),
    receivers: receivers.map(({ name, phone }) => ({ name: name.trim(), phone })),
  }
}

const MOST = '1000000.00'
const amountFault = (text: string): string | undefined => {
  const parsed = parseAmount(text)
  const isFine = isNothing(text) || (parsed.ok && compareMoney(parsed.amount, MOST) <= 0)
  return isFine ? undefined : '请输入0至1,000,000.00元'
}
/** Zero is no amount to pay, but a bound that is never reached. */
const isNothing = (text: string): boolean => /^0+(\.0{1,2})?$/.test(text)
const daysFault = (text: string): string | undefined => (/^([1-9]|[12]\d|30)$/.test(text) ? undefined : '请输入1至30天')

/** The first thing that is wrong with the people. */
export function receiverFault(receivers: readonly Receiver[]): string | undefined {
  const bad = receivers.find(({ name, phone }) => characters(name.trim()) < 1 || !isPhone(phone))
  if (!bad) return undefined
  return isPhone(bad.phone) ? '请填写接收人姓名' : PHONE_WRONG
}

/** Further people that get an SMS. */
const receivers: Kind<readonly Receiver[]> = {
  check: receiverFault,
  draw: ({ id, label, value, onChange, onBlur, error }) => {
    const change = (at: number, part: Partial<Receiver>) =>
      onChange(value.map((one, n) => (n === at ? { ...one, ...part } : one)))
    return (
      <div id={id}>
        <div className='fs-13 t2 mb8'>{label}</div>
        {value.map((one, n) => (
          <div key={n} className='mb12'>
            <Field label={`姓名${n + 1}`} value={one.name} maxLength={20} onChange={(name) => change(n, { name })} />
            <Field
              label={`手机号${n + 1}`}
              kind='tel'
              maxLength={11}
              value={one.phone}
              onBlur={onBlur}
              onChange={(phone) => change(n, { phone })}
            />
            <Row>
              <Button kind='text' size='small' onTap={() => onChange(value.filter((_, at) => at !== n))}>
                {`移除接收人${n + 1}`}
              </Button>
            </Row>
          </div>
        ))}
        <Fault text={error} />
        {value.length < MOST_RECEIVERS ? (
          <Button kind='text' size='small' onTap={() => onChange([...value, { name: '', phone: '' }])}>
            添加接收人
          </Button>
        ) : (
          <div className='fs-12 t3'>最多添加{MOST_RECEIVERS}个接收人</div>
        )}
      </div>
    )
  },
}

/** A balance that runs low. */
const BALANCE: readonly FormField<Values>[] = [
  { key: 'lowBalanceOn', label: '余额不足提醒', hint: '可用余额或预计可用天数低于设定值时提醒', kind: toggle },
  {
    key: 'lowBalanceAmount',
    label: '余额低于（元）',
    kind: 'number',
    required: true,
    checks: [amountFault],
    show: ({ lowBalanceOn }) => lowBalanceOn,
  },
  {
    key: 'lowDays',
    label: '预计可用天数不超过（天）',
    kind: 'number',
    required: true,
    checks: [daysFault],
    show: ({ lowBalanceOn }) => lowBalanceOn,
  },
]
const PAYMENTS: readonly FormField<Values>[] = [
  { key: 'dueOn', label: '到期提醒', hint: '账单应缴日之前提醒', kind: toggle },
  { key: 'dueDaysBefore', label: '提醒时间', kind: manyChips(DAYS), show: ({ dueOn }) => dueOn },
  { key: 'overdueOn', label: '逾期提醒', hint: '逾期第1、7、15、30天提醒', kind: toggle },
  { key: 'arriveOn', label: '到账提醒', hint: '缴费款项到账后提醒', kind: toggle },
  { key: 'receivers', label: '其他接收人（短信）', kind: receivers },
]

/** A post-paid customer has no balance that the gas is taken from. */
export const fieldsFor = (isPostpaid: boolean): readonly FormField<Values>[] =>
  isPostpaid ? PAYMENTS : [...BALANCE, ...PAYMENTS]
