import type { In } from '@contract'
import { call } from '@/request'
import { platformCode } from './platform-code'

type Asked = In<'default GET /crmgas/pay/channels'>
export type Channel = In<'default POST /crmgas/pay/prepay'>['channel']

/** The first channel that is open on this host for the amount (A 6.42); null: none is. Rejects with `ApiError`. */
export async function openChannel(due: Pick<Asked, 'bizType' | 'amount'>): Promise<Channel | null> {
  const { list } = await call('default GET /crmgas/pay/channels', { ...due, platform: platformCode() })
  return list.find(({ enabled }) => enabled)?.channel ?? null
}

/** The same for an order that was made before. */
export async function openChannelOf(orderId: string): Promise<Channel | null> {
  const { bizType, payAmount } = await call('default GET /crmgas/pay/order', { orderId })
  return openChannel({ bizType, amount: payAmount })
}
