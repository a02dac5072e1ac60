import { Field } from '@/ui'
import { digitsOf, spacedPhone } from './login-rules'

export interface PhoneFieldProps {
  /** Digits only. */
  value: string
  fault: string | undefined
  onChange: (phone: string) => void
  onBlur?: () => void
}

/** 手机号, read in groups (LG-01). Longer than eleven characters is allowed to come in: pasted text has spaces or +86. */
export function PhoneField({ value, fault, onChange, onBlur }: PhoneFieldProps) {
  return (
    <Field
      underlined
      clearable
      label='手机号'
      kind='tel'
      value={spacedPhone(value)}
      maxLength={20}
      autoComplete='tel-national'
      placeholder='请输入手机号'
      onChange={(text) => onChange(phoneDigits(text))}
      {...(onBlur && { onBlur })}
      {...(fault !== undefined && { error: fault })}
    />
  )
}

/** Takes the country code off a pasted number. */
export const phoneDigits = (text: string): string => {
  const digits = digitsOf(text, 20)
  return (digits.length > 11 ? digits.replace(/^(?:00)?86/, '') : digits).slice(0, 11)
}
