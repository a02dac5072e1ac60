import { useState } from 'react'
import { useFields, type FormField, type Form } from '@/blocks'
import { newPicture, pictureCode, type PictureCode } from '@/blocks/form/picture'
import { sms } from '@/blocks/form/sms'
import type { ApiError } from '@/request'
import { toast } from '@/ui'
import { agreed } from './agreement'
import { knownPhone, lastPhone } from './known-phone'
import { offerRevoke } from './revoke-cancel'

export type LoginMode = 'sms' | 'password'

export interface LoginValues {
  phone: string
  code: string
  password: string
  /** The picture code of the password way, once the gateway wants one. */
  picture: PictureCode | null
  rememberMe: boolean
}

/** Refusals of a login call that the form shows by itself, by the way of the login. */
export const LOGIN_HANDLED = {
  sms: ['2001', '2002', '2003', '2012', '2019', '2502'],
  password: ['2001', '2006', '2007', '2008', '2009', '2012', '2019', '2502'],
} as const

/** What a well-filled form does: the login call and all that follows; a refusal is shown at its field. */
export type Enter = (mode: LoginMode, values: LoginValues) => Promise<void>

const FAULTS_AT = {
  '2001': 'phone',
  '2002': 'code',
  '2003': 'code',
  '2006': 'picture',
  '2007': 'picture',
  '2008': 'password',
  '2009': 'password',
} as const

const START: Omit<LoginValues, 'phone'> = { code: '', password: '', picture: null, rememberMe: false }

export const phoneField = { key: 'phone', label: '手机号', kind: knownPhone, required: '请输入手机号' } as const

const fieldsOf = (mode: LoginMode, isLocked: boolean): readonly FormField<LoginValues>[] =>
  mode === 'sms'
    ? [
        phoneField,
        {
          key: 'code',
          label: '验证码',
          kind: sms({ scene: 'LOGIN', to: { field: 'phone' }, submit: true }),
          required: true,
        },
      ]
    : [
        phoneField,
        {
          key: 'password',
          label: '密码',
          kind: 'password',
          required: '请输入密码',
          placeholder: '请输入密码',
          disabled: isLocked,
        },
        {
          key: 'picture',
          label: '图形验证码',
          kind: pictureCode,
          required: true,
          show: ({ picture }) => picture !== null,
        },
      ]

export interface LoginForm {
  form: Form<LoginValues>
  /** 2009: the password way is closed for this phone at the moment. */
  isLocked: boolean
  /** Another attempt is possible: the gateway answers again how long the lock lasts. */
  unlock: () => void
}

/** The login form of both ways (C 6.1, 6.2). */
export function useLoginForm(mode: LoginMode, enter: Enter): LoginForm {
  const [lockedPhone, setLockedPhone] = useState<string>()
  const refused = async (error: ApiError, { phone, picture }: LoginValues): Promise<boolean> => {
    if (error.is('2009')) setLockedPhone(phone)
    // A picture code is good for one attempt.
    if (error.is('2006', '2007') || (picture !== null && error.kind === 'refused'))
      form.change({ picture: await newPicture() })
    // Asked for the first time: nothing was wrong yet.
    if (error.is('2006') && picture === null) return true
    if (error.code in FAULTS_AT) return false
    if (error.is('2502')) await offerRevoke(error)
    else if (error.is('2012', '2019') || error.kind !== 'refused') toast(error.message)
    return true
  }
  const [values] = useState<LoginValues>(() => ({ ...START, phone: lastPhone() }))
  const form = useFields<LoginValues>({
    values,
    fields: ({ phone }) => fieldsOf(mode, phone === lockedPhone),
    faultsAt: FAULTS_AT,
    onRefused: refused,
    onSubmit: async (values) => {
      if (await agreed()) await enter(mode, values)
    },
  })
  const isLocked = form.values.phone === lockedPhone
  const unlock = () => {
    setLockedPhone(undefined)
    if (isLocked) form.fail('password', undefined)
  }
  return { form, isLocked, unlock }
}
