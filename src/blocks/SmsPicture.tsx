import { useState } from 'react'
import type { ApiError } from '@/request'
import { toast } from '@/ui'
import { CaptchaField } from './CaptchaField'
import type { SmsCode, SmsTarget } from './sms-code'

export interface SmsSending {
  /** Sends with the picture code that was typed. Answers a refusal that is not the picture's; null = nothing more to say. */
  send: (to: SmsTarget) => Promise<ApiError | null>
  picture: { value: string; fault: string | undefined; type: (text: string) => void }
}

/** Asking for a code: the picture code beside it while the gateway wants one, and the word that it is on its way (LG-03). */
export function useSmsSending(sms: SmsCode): SmsSending {
  const [value, setValue] = useState('')
  const [fault, setFault] = useState<string>()
  const send = async (to: SmsTarget): Promise<ApiError | null> => {
    if (sms.captcha && value === '') {
      setFault('请输入图形验证码')
      return null
    }
    const refused = await sms.send(to, value)
    setValue('')
    setFault(undefined)
    if (refused === null) toast('验证码已发送')
    if (!refused?.is('2006', '2007')) return refused
    setFault(refused.message)
    return null
  }
  const type = (text: string) => {
    setValue(text)
    setFault(undefined)
  }
  return { send, picture: { value, fault, type } }
}

/** The picture code of a {@link useSmsSending}, while it is wanted. */
export function SmsPicture({ sms, sending: { picture } }: { sms: SmsCode; sending: SmsSending }) {
  if (!sms.captcha) return null
  return (
    <CaptchaField
      image={sms.captcha.image}
      value={picture.value}
      fault={picture.fault}
      onChange={picture.type}
      onRenew={sms.renewCaptcha}
    />
  )
}
