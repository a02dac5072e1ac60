import { useRef, useState } from 'react'
import type { In } from '@contract'
import type { PayOutcome } from '@/platform/pay'
import { call, callFailure } from '@/request'
import { Button, Money, Sheet, Stack, toast } from '@/ui'

type Result = In<'default POST /crmgas/pay/sandbox/pay'>['result']

const OUTCOMES: Record<Result, PayOutcome> = { SUCCESS: 'done', LATE: 'done', FAIL: 'failed', CANCEL: 'cancelled' }

export interface SandboxCashierProps {
  token: string
  amount: string
  onClose: (outcome: PayOutcome) => void
}

/** 模拟支付: plays the channel's own cashier, which the product cannot see into (AE-43). The money comes by notification. */
export function SandboxCashier({ token, amount, onClose }: SandboxCashierProps) {
  const [sent, setSent] = useState<Result | null>(null)
  const busy = useRef(false)
  const choose = async (result: Result) => {
    if (busy.current) return
    busy.current = true
    setSent(result)
    try {
      await call('default POST /crmgas/pay/sandbox/pay', { sandboxToken: token, result })
      onClose(OUTCOMES[result])
    } catch (failure) {
      const error = callFailure(failure)
      if (error.kind === 'refused') return onClose('failed')
      // The tap may have arrived or not: the payer may try again, the channel takes one result only.
      setSent(null)
    } finally {
      busy.current = false
    }
  }
  const leave = () => {
    if (sent !== null) toast('正在处理，请稍候')
    else void choose('CANCEL')
  }
  const choice = (result: Result, text: string, kind: 'filled' | 'outline' | 'plain') => (
    <Button block kind={kind} disabled={sent !== null && sent !== result} onTap={() => choose(result)}>
      {text}
    </Button>
  )
  return (
    <Sheet open title='模拟支付' cancelText='取消' dirty onClose={leave}>
      <Stack gap={12} align='centre' className='gutter'>
        <div className='fs-13 t3'>测试环境收银台，不会产生真实扣款</div>
        <Money value={amount} size='l' className='mb8' />
        {choice('SUCCESS', '支付成功', 'filled')}
        {choice('LATE', '延迟到账', 'outline')}
        {choice('FAIL', '支付失败', 'plain')}
      </Stack>
    </Sheet>
  )
}
