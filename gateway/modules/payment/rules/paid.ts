import { addMoney } from '@domain/money'

interface Part {
  orderId: string
  paidAt: string | null
  settledPrincipal: string
  settledLateFee: string
}

/** What orders put on one bill, oldest first. An instalment has its sum in parts: they are one payment of their order. */
export function eachOrderOnce<S extends Part>(singly: readonly S[], parts: readonly S[]): S[] {
  const byOrder = new Map<string, S>()
  for (const part of parts) {
    const known = byOrder.get(part.orderId)
    byOrder.set(part.orderId, {
      ...part,
      settledPrincipal: addMoney(known?.settledPrincipal ?? '0.00', part.settledPrincipal),
      settledLateFee: addMoney(known?.settledLateFee ?? '0.00', part.settledLateFee),
    })
  }
  return [...singly, ...byOrder.values()].sort((a, b) => ((a.paidAt ?? '') < (b.paidAt ?? '') ? -1 : 1))
}
