import { useWaiting } from '@/blocks'
import { asApiError, call } from '@/request'
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
  const waiting = useWaiting()
  const send = async () => {
    try {
      const { interval } = await call('default POST /crmgas/portal/sms/sendSms', { phone, smsType: 'BALANCE_PAY' })
      waiting.start(interval)
      toast('验证码已发送')
    } catch (failure) {
      if (asApiError(failure).kind === 'broken') throw failure
    }
  }
  return (
    <Card>
      <Field
        label='短信验证码'
        kind='digits'
        value={value}
        maxLength={6}
        placeholder='请输入 6 位验证码'
        autoComplete='one-time-code'
        onChange={onChange}
        extra={<CodeButton left={waiting.left} waiting={(left) => `${left}s后重新获取`} onTap={send} />}
        {...(fault !== undefined && { error: fault })}
      />
    </Card>
  )
}
