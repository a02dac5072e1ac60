import type { ReactNode } from 'react'
import type { Money } from '@domain/money'
import { attempt, useWrite } from '@/request'
import { toast } from '@/ui'
import { inDialog, openChannel, openIdOf, showRefusal, useCashier, type Channel } from '@/shared/pay'

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
  const { atCashier, cashier } = useCashier()
  const run = async ({ companyCode, due }: Group, wanted: Channel | null): Promise<void> => {
    const channel = wanted ?? (await openChannel({ bizType: 'BILL', amount: due }))
    if (channel === null) {
      toast('暂无可用的支付方式')
      return
    }
    const prepared = await prepay.run({ basketId, companyCode, channel, ...openIdOf() })
    const outcome = await atCashier(prepared)
    if (outcome === 'unavailable') toast('支付渠道不可用，请更换支付方式')
    if (outcome === 'cancelled') toast('未完成支付，订单已保留')
  }
  const pay = async (group: Group, channel: Channel | null) => {
    await attempt(run(group, channel), { at: showRefusal })
    await onPaid()
  }
  return {
    pay,
    busy: prepay.busy,
    cashier,
  }
}
