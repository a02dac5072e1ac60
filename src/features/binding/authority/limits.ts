import { parseAmount } from '@domain/money'
import type { PayLimits } from '@domain/authority'
import type { FormField } from '@/blocks'

/* The limits of a colleague's payments as typed (Y-12); an empty field is no limit. */

export interface TypedLimits {
  perOrder: string
  perMonth: string
}

const anAmount = (text: string) => (text === '' || parseAmount(text).ok ? undefined : '请输入正确的金额')
const limitOf = (text: string): string | null => {
  const parsed = parseAmount(text)
  return parsed.ok ? parsed.amount : null
}

const field = (key: keyof TypedLimits, label: string): FormField<TypedLimits> => ({
  key,
  label,
  kind: 'number',
  maxLength: 13,
  placeholder: '不限',
  checks: [anAmount],
})

export const LIMIT_FIELDS = [field('perOrder', '单笔支付额度（元）'), field('perMonth', '每月支付额度（元）')]

export const limitsOf = ({ perOrder, perMonth }: TypedLimits): PayLimits => ({
  perOrder: limitOf(perOrder),
  perMonth: limitOf(perMonth),
})

export const typedOf = ({ perOrder, perMonth }: PayLimits): TypedLimits => ({
  perOrder: perOrder ?? '',
  perMonth: perMonth ?? '',
})
