import type { Row } from '@contract'
import { useRead } from '@/request'
import { useMay } from '@/blocks'

export type OpenOrder = Row<'default GET /crmgas/pay/record'>

const OPEN = { state: 'OPEN', pageSize: 5 } as const

/** The own order of this id, which holds a bill (AE-40); undefined: no bill is held. `asked`: the read of it, if there is one. */
export function useWaitingOrder(orderId: string | undefined) {
  const enabled = useMay('model:PAY_TOPUP') && orderId !== undefined
  const read = useRead('default GET /crmgas/pay/order', orderId === undefined ? undefined : { orderId }, {
    enabled,
    handles: 'all',
    freshFor: 0,
    refresh: 'show',
  })
  return { order: read.data, renew: read.reload, asked: enabled ? [read] : [] }
}

/** The own order that waits for its money, wherever it was made. `settled`: it is known whether there is one. */
export function useOwnWaiting() {
  const mayPay = useMay('model:PAY_TOPUP')
  const maySee = useMay('model:PAY_RECORD')
  const enabled = mayPay && maySee
  const read = useRead('default GET /crmgas/pay/record', OPEN, {
    enabled,
    handles: 'all',
    refresh: 'show',
  })
  return {
    order: read.data?.list.find(mayGoOn),
    settled: !enabled || read.state !== 'loading',
    renew: read.reload,
  }
}

/** Transfers wait for the bank, not for a cashier. */
export const mayGoOn = ({ canPay, payerIsMe, channel }: Pick<OpenOrder, 'canPay' | 'payerIsMe' | 'channel'>): boolean =>
  canPay && payerIsMe && channel !== 'TT' && channel !== 'BALANCE'
