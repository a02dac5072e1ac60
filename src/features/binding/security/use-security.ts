import { useState } from 'react'
import { useFields, type FormField, type Form } from '@/blocks'
import { finishStepUp, proveStepUp, type StepUpScene } from '@/shared/step-up'
import { sms, type SmsOptions } from '@/blocks/form/sms'

export interface SecurityPlace {
  scene: StepUpScene
  bp: string | undefined
  companyCode: string | undefined
  back: string | undefined
}

export type Way = 'sms' | 'password'

interface Values {
  code: string
  password: string
}

/** Which code proves which scene (call 41). */
const SMS_SCENES = {
  bind: 'BIND',
  changePhone: 'OLDPHONE',
  transfer: 'TRANSFER',
  cancel: 'CANCEL',
  title: 'TITLE',
  payApprove: 'PAY_APPROVE',
  exportData: 'EXPORT',
  grant: 'GRANT',
} as const

/** The step-up page: the code is sent once on arrival, six digits are proved at once (C 6.3). */
export function useSecurity(place: SecurityPlace, way: Way): { form: Form<Values>; isLocked: boolean } {
  const { scene, bp, companyCode, back } = place
  // 2009: the password way is closed for the moment.
  const [isLocked, setLocked] = useState(false)
  const form = useFields<Values>({
    values: { code: '', password: '' },
    fields: [way === 'sms' ? codeField(place) : passwordField(isLocked)],
    faultsAt: { '2002': 'code', '2003': 'code', '2102': 'code', '2008': 'password', '2009': 'password' },
    onRefused: (error) => {
      if (error.is('2009')) setLocked(true)
      return false
    },
    onSubmit: async ({ code, password }) => {
      const ticket = await proveStepUp({
        scene,
        ...(way === 'sms' ? { way, smsCode: code } : { way, password }),
        ...(bp !== undefined && { bp }),
        ...(companyCode !== undefined && { companyCode }),
      })
      await finishStepUp(ticket, back)
    },
  })
  return { form, isLocked }
}

function codeField({ scene, bp = '', companyCode = '' }: SecurityPlace): FormField<Values> {
  const options: SmsOptions = {
    scene: SMS_SCENES[scene],
    boxes: 'submit',
    ...(scene === 'bind' && { to: { target: { bp, companyCode } } }),
  }
  return { key: 'code', label: '短信验证码', kind: sms(options), required: true }
}

const passwordField = (disabled: boolean): FormField<Values> => ({
  key: 'password',
  label: '登录密码',
  kind: 'password',
  required: '请输入登录密码',
  placeholder: '请输入登录密码',
  disabled,
})
