import { PAID_OTHERWISE } from '@domain/billing/priced-volume'
import { isPositiveMoney, isZeroMoney, subtractMoney, sumMoney, type Money } from '@domain/money'

interface Line {
  billId: string
  name: string
  meterId: string | null
  channelName: string | null
  billedVolume: string | null
  settleVolume: string | null
  price: string | null
  segments: readonly { label: string; price: string; volume: string; amount: Money; fromDate: string; toDate: string }[]
  amount: Money
}

/** What a part of an item was charged for: gas of a price segment, or a charge without a volume. */
export interface PricedPart {
  name: string
  /** m³ with two decimals, and yuan per m³; null of a charge that is no gas. */
  volume: string | null
  price: string | null
  amount: string
}

/** A 2.19: what bills charge for, by bill: gas by meter and price segment, then other charges. */
export function pricedBills(lines: readonly Line[]): Map<string, PricedPart[]> {
  const billIds = [...new Set(lines.map(({ billId }) => billId))]
  const own = (billId: string) => lines.filter((line) => line.billId === billId)
  return new Map(billIds.map((billId) => [billId, own(billId).flatMap((line) => partsOf(line, own(billId)))]))
}

function partsOf(line: Line, own: readonly Line[]): PricedPart[] {
  const { meterId, channelName, billedVolume, settleVolume, price, segments, amount } = line
  const isOne = meterId === null || own.filter((one) => one.meterId === meterId).length === 1
  const name = isOne || !channelName ? line.name : `${line.name} ${channelName}`
  if (segments.length === 0) {
    const volume = price === null ? null : (billedVolume ?? settleVolume)
    return isZeroMoney(amount) ? [] : [{ name, volume, price, amount }]
  }
  return segments.map(({ label, fromDate, toDate, ...of }) => ({
    name: `${name} ${label} ${fromDate.slice(5)}至${toDate.slice(5)}`,
    volume: of.volume,
    price: of.price,
    amount: of.amount,
  }))
}

/** What of an item is left to other money, paid or still owed, in a line of its own: the parts add up to what this order paid. */
export function partsPaid(parts: readonly PricedPart[], principal: Money): PricedPart[] {
  const rest = subtractMoney(principal, sumMoney(parts.map(({ amount }) => amount)))
  if (parts.length === 0 || isZeroMoney(rest)) return [...parts]
  return [...parts, { name: isPositiveMoney(rest) ? '其他' : PAID_OTHERWISE, volume: null, price: null, amount: rest }]
}
