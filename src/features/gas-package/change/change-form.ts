import type { Out } from '@contract'
import type { WriteInput } from '@/request'
import { compareDecimals, decimal, grouped } from '@domain/decimal'
import { formatMoment } from '@domain/date-format'
import { HOUR, dateAt, toInstant } from '@domain/date'
import { formatMoney, priced } from '@domain/money'
import { CYCLE_STEP } from '@domain/package/cycles'
import { formatVolume } from '@domain/volume'

/* Asking for a change of a running cycle. */

export type Options = Out<'taocan GET /trade/extract/changeOptions'>
export type ChangeType = Options['types'][number]['type']
type TypeOption = Options['types'][number]
type Target = TypeOption['targets'][number]

export interface ChangeWish {
  changeType: ChangeType | ''
  /** Number of the cycle. */
  target: string
  volume: string
  reason: string
}

export const changeWords: Readonly<Record<ChangeType, string>> = {
  DELAY: '本周期用不完的气量延至后续周期',
  ADVANCE: '后续周期的气量提前到本周期使用',
  ADD: '在原订单之外追加本周期气量',
}

/** The wish at the beginning: the type of the address where it can be had. */
export const firstWish = ({ types }: Options, asked: ChangeType | undefined): ChangeWish => ({
  changeType: types.some(({ type, enabled }) => type === asked && enabled) ? (asked ?? '') : '',
  target: '',
  volume: '',
  reason: '',
})

export const optionOf = ({ types }: Options, { changeType }: Pick<ChangeWish, 'changeType'>): TypeOption | undefined =>
  types.find(({ type }) => type === changeType)

export const targetOf = (option: TypeOption | undefined, { target }: Pick<ChangeWish, 'target'>): Target | undefined =>
  option?.targets.find(({ cycleNo }) => String(cycleNo) === target)

/** Does this kind of change name another cycle? */
export const needsTarget = ({ changeType }: Pick<ChangeWish, 'changeType'>): boolean =>
  changeType === 'DELAY' || changeType === 'ADVANCE'

/** Most m³: by the rule, and by what the other cycle leaves. */
export function mostOf(options: Options, wish: Pick<ChangeWish, 'changeType' | 'target'>): string {
  const option = optionOf(options, wish)
  const most = option?.maxVolume ?? '0'
  const room = targetOf(option, wish)?.room
  return room !== undefined && compareDecimals(room, most) < 0 ? room : most
}

/** What is wrong with a volume that was typed. */
export function volumeFault(volume: string, most: string): string | undefined {
  if (compareDecimals(volume, '0') === 0) return '请输入变更气量'
  if (!decimal(volume).mod(CYCLE_STEP).eq(0)) return `变更气量须为${CYCLE_STEP} m³的整数倍`
  return compareDecimals(volume, most) > 0 ? `变更气量最多${grouped(most)} m³` : undefined
}

export const reasonFault = (reason: string): string | undefined =>
  Array.from(reason.trim()).length < 5 ? '请填写变更原因（至少5个字）' : undefined

/** What a supplement will cost; null where none is made or nothing is typed yet. */
export function amountOf(options: Options, wish: ChangeWish): string | null {
  const isPaid = wish.changeType === 'ADVANCE' || wish.changeType === 'ADD'
  return isPaid && /^\d+$/.test(wish.volume) ? priced(wish.volume, options.unitPrice) : null
}

/** The question before it is sent. An addition may have to be reviewed first: its time begins with the consent. */
export function questionOf(options: Options, wish: ChangeWish, now: number): string {
  const option = optionOf(options, wish)
  if (wish.changeType === 'DELAY') {
    const to = targetOf(option, wish)?.name ?? ''
    return `将${formatVolume(wish.volume)}延后至${to}，本周期可提量减少。确认提交？`
  }
  const amount = formatMoney(amountOf(options, wish))
  const hours = option?.payHours ?? 0
  if (wish.changeType === 'ADD') return `审核通过后需在${hours}小时内支付${amount}。确认提交？`
  return `提交后需在${formatMoment(toInstant(now + hours * HOUR), dateAt(now))}前支付${amount}。确认提交？`
}

/** A wish of a chosen type, as it is sent. */
export function inputOf(options: Options, wish: ChangeWish): WriteInput<'taocan POST /trade/extract/change'> {
  const { changeType, volume, reason, target } = wish
  if (changeType === '') throw new RangeError('a change without a type')
  return {
    childNo: options.child.childNo,
    version: options.version,
    changeType,
    volume,
    reason: reason.trim(),
    ...(needsTarget(wish) && { targetCycleNo: Number(target) }),
  }
}
