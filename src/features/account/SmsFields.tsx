import { phoneFault, SmsPicture, useSmsSending, type SmsCode } from '@/blocks'
import { CodeButton, Field, toast } from '@/ui'

export interface SmsFieldsProps {
  sms: SmsCode
  phone: string
  code: string
  onCode: (code: string) => void
  /** Fault of the code, shown under it. */
  fault: string | undefined
  onBlur?: () => void
  /** A fault that belongs to the phone field. */
  onPhoneFault: (text: string) => void
}

/** The code with its sending button, and the picture code when the gateway wants one (LG-03). */
export function SmsFields({ sms, phone, code, onCode, fault, onBlur, onPhoneFault }: SmsFieldsProps) {
  const sending = useSmsSending(sms)
  const send = async () => {
    const wrong = phoneFault(phone)
    if (wrong !== undefined) return onPhoneFault(wrong)
    const refused = await sending.send(phone)
    if (refused?.is('2001')) onPhoneFault(refused.message)
    else if (refused?.is('2004', '2005')) toast(refused.message)
  }

  return (
    <>
      <SmsPicture sms={sms} sending={sending} />
      <Field
        underlined
        label='验证码'
        kind='digits'
        value={code}
        maxLength={6}
        autoComplete='one-time-code'
        placeholder='请输入 6 位验证码'
        onChange={onCode}
        extra={<CodeButton left={sms.left} text='获取验证码' waiting={(left) => `${left}s后重新获取`} onTap={send} />}
        {...(onBlur && { onBlur })}
        {...(fault !== undefined && { error: fault })}
      />
    </>
  )
}
