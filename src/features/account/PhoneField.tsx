import { Field } from '@/ui'
import { spacedPhone } from './login-rules'

export interface PhoneFieldProps {
  /** Digits only. */
  value: string
  fault: string | undefined
  onChange: (phone: string) => void
  onBlur?: () => void
}

/** 手机号, read in groups (LG-01). */
export function PhoneField({ value, fault, onChange, onBlur }: PhoneFieldProps) {
  return (
    <Field
      underlined
      clearable
      label='手机号'
      kind='tel'
      value={spacedPhone(value)}
      maxLength={11}
      autoComplete='tel-national'
      placeholder='请输入手机号'
      onChange={onChange}
      {...(onBlur && { onBlur })}
      {...(fault !== undefined && { error: fault })}
    />
  )
}
