import { useRef, useState } from 'react'
import { codeFault, newPasswordFault, phoneFault, repeatFault } from '@/blocks'
import { asApiError, call } from '@/request'
import { toast } from '@/ui'

export interface ResetValues {
  phone: string
  code: string
  password: string
  repeat: string
}
type Name = keyof ResetValues
export type ResetFaults = Partial<Record<Name, string>>

const FIELDS: readonly Name[] = ['phone', 'code', 'password', 'repeat']
const HANDLED = ['2001', '2002', '2003', '2013', '2014'] as const
/** Which field a refusal of call 44 belongs to. */
const FAULT_AT: Partial<Record<string, Name>> = {
  2001: 'phone',
  2002: 'code',
  2003: 'code',
  2013: 'password',
  2014: 'password',
}

const CHECKS: Record<Name, (values: ResetValues) => string | undefined> = {
  phone: ({ phone }) => phoneFault(phone),
  code: ({ code }) => codeFault(code),
  password: ({ password, phone }) => newPasswordFault(password, phone),
  repeat: ({ repeat, password }) => repeatFault(repeat, password),
}

export interface ResetFormState {
  values: ResetValues
  faults: ResetFaults
  change: (field: Name, value: string) => void
  /** Checks one field when it is left. */
  leave: (field: Name) => void
  fail: (field: Name, text: string) => void
  submit: () => Promise<void>
}

/** State of 重置密码: values, faults under the fields, one attempt at a time (LG-09). */
export function useResetForm(phone: string, onDone: () => void): ResetFormState {
  const [values, setValues] = useState<ResetValues>({ phone, code: '', password: '', repeat: '' })
  const [faults, setFaults] = useState<ResetFaults>({})
  const sending = useRef(false)
  const put = (field: Name, text: string | undefined) =>
    setFaults(({ [field]: _former, ...rest }) => (text === undefined ? rest : { ...rest, [field]: text }))

  const submit = async () => {
    if (sending.current) return
    const found = faultsOf(values)
    setFaults(found)
    if (Object.keys(found).length > 0) return
    sending.current = true
    try {
      await reset(values)
      toast('密码重置成功，请登录', { icon: 'success' })
      onDone()
    } catch (failure) {
      const { code, message } = asApiError(failure)
      const field = FAULT_AT[code]
      if (field) put(field, message)
    } finally {
      sending.current = false
    }
  }

  return {
    values,
    faults,
    change: (field, value) => {
      setValues((old) => ({ ...old, [field]: value }))
      put(field, undefined)
    },
    leave: (field) => put(field, CHECKS[field](values)),
    fail: put,
    submit,
  }
}

function faultsOf(values: ResetValues): ResetFaults {
  const found: ResetFaults = {}
  for (const field of FIELDS) {
    const text = CHECKS[field](values)
    if (text !== undefined) found[field] = text
  }
  return found
}

const reset = ({ phone, code, password }: ResetValues) =>
  call(
    'default POST /crmgas/portal/login/resetPassword',
    { username: phone, smsCode: code, password },
    { handles: HANDLED },
  )
