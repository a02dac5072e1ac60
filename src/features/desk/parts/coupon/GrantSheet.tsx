import type { Out } from '@contract'
import { couponBounds } from '@domain/coupon'
import { addDays } from '@domain/date'
import { compareMoney, formatMoney, isZeroMoney, money } from '@domain/money'
import { couponStatus } from '@domain/statuses/coupon'
import { isAmount } from '@domain/validate'
import { FormSheet, useFormAct, useToday, type FormField } from '@/blocks'
import { calendarDay } from '@/blocks/form/calendar-day'
import { manyChips } from '@/blocks/form/choice'
import { useRead } from '@/request'
import { finished } from '../finished'

type Categories = Out<'btwob GET /product/categories'>['list']

interface Values {
  faceValue: string
  threshold: string
  categoryIds: readonly string[]
  validTo: string
  reason: string
}

interface Props {
  bp: string
  /** What one clerk may grant without another, yuan. */
  alone: string
  onClose: () => void
  onDone: () => Promise<unknown>
}

/** Days for which a coupon is good unless staff say otherwise. */
const USUAL_DAYS = 30

/** A coupon for a customer: at once, or when another clerk has passed it. */
export function GrantSheet({ bp, alone, onClose, onDone }: Props) {
  const today = useToday()
  // Without them a coupon is for everything.
  const categories = useRead('btwob GET /product/categories', undefined, { handles: 'all' })
  const send = useFormAct('btwob POST /coupon/grant', {
    once: true,
    input: ({ faceValue, threshold, categoryIds, validTo, reason }: Values) => ({
      bp,
      faceValue: money(faceValue),
      threshold: money(threshold),
      categoryIds: [...categoryIds],
      validTo,
      reason: reason.trim(),
    }),
    ok: ({ state }) =>
      state === 'issued' ? '已发放，客户已收到通知' : `${couponStatus.review.label}，由其他审核员处理`,
    done: () => finished(onClose, onDone),
  })
  return (
    <FormSheet<Values>
      name={`coupon-${bp}`}
      title='发放优惠券'
      confirmText='发放'
      values={{ faceValue: '', threshold: '', categoryIds: [], validTo: addDays(today, USUAL_DAYS), reason: '' }}
      fields={fieldsOf(categories.data?.list ?? [], { today, alone })}
      {...send}
      onClose={onClose}
    />
  )
}

const between = (least: string, most: string) => (typed: string) =>
  isAmount(typed) && compareMoney(money(typed), least) >= 0 && compareMoney(money(typed), most) <= 0
    ? undefined
    : `请输入${least}至${most}元`

const fieldsOf =
  (categories: Categories, { today, alone }: { today: string; alone: string }) =>
  ({ faceValue }: Values): readonly FormField<Values>[] => [
    {
      key: 'faceValue',
      label: '抵扣金额(元)',
      kind: 'number',
      required: true,
      checks: [between('0.01', couponBounds.faceValue)],
      hint: isZeroMoney(alone) ? '须由其他审核员复核' : `超过${formatMoney(alone)}须由其他审核员复核`,
    },
    {
      key: 'threshold',
      label: '报价满(元)',
      kind: 'number',
      required: true,
      checks: [between(isAmount(faceValue) ? money(faceValue) : '0.01', couponBounds.threshold)],
    },
    {
      key: 'categoryIds',
      label: '适用分类，不选则全部适用',
      kind: manyChips(categories.map(({ categoryId, name }) => ({ key: categoryId, label: name }))),
      show: () => categories.length > 0,
    },
    {
      key: 'validTo',
      label: '有效期至',
      kind: calendarDay({ min: today, max: addDays(today, couponBounds.days), start: today }),
      required: true,
    },
    {
      key: 'reason',
      label: '原因',
      required: true,
      maxLength: 100,
      checks: [(text) => (text.trim().length < 2 ? '请填写原因' : undefined)],
    },
  ]
