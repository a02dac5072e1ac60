import { useRef, useState, type ReactNode } from 'react'
import type { Money } from '@domain/money'
import { payWith, type PayOutcome } from '@/platform/pay'
import { storage } from '@/platform/storage'
import { attempt, useWrite } from '@/request'
import { toast } from '@/ui'
import { inDialog, openChannel, tellRefusal, SandboxCashier, type Channel } from '@/shared/pay'

/** What one gas company gets of a basket. */
export interface Group {
  companyCode: string
  /** yuan */
  due: Money
}

export interface PayBasket {
  /** Opens the one payment of a gas company; what became of it the basket says when it is read again. */
  pay: (group: Group, channel: Channel | null) => Promise<void>
  busy: boolean
  cashier: ReactNode
}

export function usePayBasket(basketId: string, onPaid: () => Promise<void>): PayBasket {
  // No act: what follows is the cashier, and the page is read again however it ends.
  const prepay = useWrite('btwob POST /pay/basket/prepay', {
    once: true,
    handles: [...inDialog('A2305', 'A2306', 'A2319'), 'A2311'],
  })
  const [open, setOpen] = useState<{ token: string; amount: string } | null>(null)
  const settle = useRef<((outcome: PayOutcome) => void) | null>(null)
  const close = (outcome: PayOutcome) => {
    setOpen(null)
    settle.current?.(outcome)
    settle.current = null
  }
  const run = async ({ companyCode, due }: Group, wanted: Channel | null): Promise<void> => {
    const channel = wanted ?? (await openChannel({ bizType: 'BILL', amount: due }))
    if (channel === null) {
      toast('暂无可用的支付方式')
      return
    }
    const openId = storage.get('openId')
    const prepared = await prepay.run({ basketId, companyCode, channel, ...(openId !== '' && { openId }) })
    const outcome = await payWith(prepared, (token) => {
      setOpen({ token, amount: prepared.amount })
      return new Promise((resolve) => {
        settle.current = resolve
      })
    })
    if (outcome === 'unavailable') toast('支付渠道不可用，请更换支付方式')
    if (outcome === 'cancelled') toast('未完成支付，订单已保留')
  }
  const pay = async (group: Group, channel: Channel | null) => {
    await attempt(run(group, channel), { at: tellRefusal })
    await onPaid()
  }
  return {
    pay,
    busy: prepay.busy,
    cashier: open && <SandboxCashier token={open.token} amount={open.amount} onClose={close} />,
  }
}
