import { SmsPicture, useSmsCode, useSmsSending } from '@/blocks'
import { useUser } from '@/stores'
import { Card, CodeButton, Field, toast } from '@/ui'

export interface BalanceCodeProps {
  value: string
  onChange: (code: string) => void
  fault: string | undefined
}

/** SMS code for a large payment from the balance (AE-50): the one native field of the order form. */
export function BalanceCode({ value, onChange, fault }: BalanceCodeProps) {
  const phone = useUser(({ loginUserInfo }) => loginUserInfo?.username ?? '')
  const sms = useSmsCode('BALANCE_PAY')
  const sending = useSmsSending(sms)
  const send = async () => {
    const refused = await sending.send(phone)
    if (refused?.is('2001', '2004', '2005')) toast(refused.message)
  }
  return (
    <Card>
      <SmsPicture sms={sms} sending={sending} />
      <Field
        label='短信验证码'
        kind='digits'
        value={value}
        maxLength={6}
        placeholder='请输入 6 位验证码'
        autoComplete='one-time-code'
        onChange={onChange}
        extra={<CodeButton left={sms.left} waiting={(left) => `${left}s后重新获取`} onTap={send} />}
        {...(fault !== undefined && { error: fault })}
      />
    </Card>
  )
}
