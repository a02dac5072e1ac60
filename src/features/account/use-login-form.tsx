import { useRef, useState } from 'react'
import { codeFault, phoneFault } from '@/blocks'
import { call, asApiError, type ApiError } from '@/request'
import { toast } from '@/ui'
import { agreed } from './agreement'
import { loginPasswordFault } from './login-rules'
import { offerRevoke } from './revoke-cancel'

export type LoginMode = 'sms' | 'password'
type FieldName = 'phone' | 'code' | 'password' | 'captcha'
export type LoginFaults = Partial<Record<FieldName, string>>

/** Refusals of a login call that the form shows by itself. */
export const LOGIN_HANDLED = ['2001', '2002', '2003', '2006', '2007', '2008', '2009', '2012', '2019', '2502'] as const

/** Which field a refusal of calls 42 and 43 belongs to. */
const FAULT_AT: Partial<Record<string, FieldName>> = {
  2001: 'phone',
  2002: 'code',
  2003: 'code',
  2006: 'captcha',
  2007: 'captcha',
  2008: 'password',
  2009: 'password',
}

export interface LoginForm {
  phone: string
  code: string
  password: string
  rememberMe: boolean
  faults: LoginFaults
  /** 2009: the password way is closed for the moment. */
  locked: boolean
  captcha: { captchaId: string; image: string } | null
  captchaCode: string
  change: (
    part: Partial<{ phone: string; code: string; password: string; rememberMe: boolean; captchaCode: string }>,
  ) => void
  /** Checks one field when it is left. */
  leave: (field: FieldName) => void
  fail: (field: FieldName, text: string) => void
  renewCaptcha: () => Promise<void>
  /** The password way may be tried again: the gateway tells anew how long it stays closed. */
  unlock: () => void
  submit: (mode: LoginMode) => Promise<void>
}

/** What a well-filled form does: the login call and all that follows; a refusal is shown at its field. */
export type Enter = (mode: LoginMode, values: LoginValues, captchaId: string | undefined) => Promise<void>

/** State of the login form: values, faults under the fields, and the two ways of logging in (C 6.1, 6.2). */
export function useLoginForm(enter: Enter): LoginForm {
  const [values, setValues] = useState({ phone: '', code: '', password: '', rememberMe: false, captchaCode: '' })
  const [faults, setFaults] = useState<LoginFaults>({})
  const [locked, setLocked] = useState(false)
  const [captcha, setCaptcha] = useState<LoginForm['captcha']>(null)
  const sending = useRef(false)

  const fail = (field: FieldName, text: string | undefined) => setFaults((old) => withFault(old, field, text))
  const check = (field: FieldName): string | undefined => {
    if (field === 'phone') return phoneFault(values.phone)
    if (field === 'code') return codeFault(values.code)
    if (field === 'password') return loginPasswordFault(values.password)
    return captcha && values.captchaCode === '' ? '请输入图形验证码' : undefined
  }
  const renewCaptcha = async () => {
    setCaptcha(await call('default GET /crmgas/portal/sms/captcha'))
    setValues((old) => ({ ...old, captchaCode: '' }))
  }

  const refuse = async (error: ApiError) => {
    const field = FAULT_AT[error.code]
    if (error.is('2009')) setLocked(true)
    // A picture code is good for one attempt.
    if (field === 'captcha' || (captcha !== null && error.kind === 'refused')) await renewCaptcha()
    if (field) fail(field, error.message)
    else if (error.is('2502')) await offerRevoke(error)
    else if (error.is('2012', '2019') || error.kind !== 'refused') toast(error.message)
  }

  const submit = async (mode: LoginMode) => {
    if (sending.current) return
    const fields: FieldName[] = mode === 'sms' ? ['phone', 'code'] : ['phone', 'password', 'captcha']
    const found = Object.fromEntries(
      fields.map((field) => [field, check(field)]).filter(([, text]) => text !== undefined),
    ) as LoginFaults
    setFaults(found)
    if (Object.keys(found).length > 0) return
    sending.current = true
    try {
      if (!(await agreed())) return
      await enter(mode, values, captcha?.captchaId)
    } catch (failure) {
      await refuse(asApiError(failure))
    } finally {
      sending.current = false
    }
  }

  return {
    ...values,
    faults,
    locked,
    captcha,
    change: (part) => {
      setValues((old) => ({ ...old, ...part }))
      setFaults((old) => Object.keys(part).reduce((all, name) => withFault(all, fieldOf(name), undefined), old))
      if (part.phone !== undefined) setLocked(false)
    },
    leave: (field) => fail(field, check(field)),
    fail,
    renewCaptcha,
    unlock: () => {
      setLocked(false)
      if (locked) fail('password', undefined)
    },
    submit,
  }
}

const fieldOf = (value: string): FieldName => (value === 'captchaCode' ? 'captcha' : (value as FieldName))

function withFault(faults: LoginFaults, field: FieldName, text: string | undefined): LoginFaults {
  const { [field]: _former, ...rest } = faults
  return text === undefined ? rest : { ...rest, [field]: text }
}

export interface LoginValues {
  phone: string
  code: string
  password: string
  rememberMe: boolean
  captchaCode: string
}
