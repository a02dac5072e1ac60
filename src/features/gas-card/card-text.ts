import type { Out, Row } from '@contract'
import { formatMoney } from '@domain/money'
import { formatVolume } from '@domain/volume'
import { addressOf } from '@/routes/go'

export type GasOrder = Row<'default GET /crmgas/gasPaymentOrder/list'>
export type GasOrderDetail = Out<'default GET /crmgas/gasPaymentOrder/detail'>

/** What a card is filled with: m³, on an amount meter yuan. */
export const boughtText = ({ volume, amount }: { volume: string | null; amount: string }): string =>
  volume === null ? formatMoney(amount) : `${formatVolume(volume)}`

/** The gas of a purchase beside its money, which on an amount meter depends on later prices; '' where it is not known. */
export function gasText({ volume, pricedVolume }: Pick<GasOrder, 'volume' | 'pricedVolume'>): string {
  if (volume !== null) return formatVolume(volume)
  return pricedVolume === null ? '' : `约 ${formatVolume(pricedVolume)}`
}

/** What a card holds, in its own unit. */
export const heldText = (held: string, unit: 'VOLUME' | 'AMOUNT'): string =>
  unit === 'AMOUNT' ? formatMoney(held) : `${formatVolume(held)}`

/** Progress of an order in several writes: '1/3'; '' for one write. */
export const progressText = ({ slices, writtenSlices }: Pick<GasOrder, 'slices' | 'writtenSlices'>): string =>
  slices > 1 ? `已写 ${writtenSlices}/${slices} 笔` : ''

export const writeAddress = (gasOrderId: string, subNo: number | null): string =>
  addressOf('/subPages/nfc/write', { gasOrderId, subNo: subNo ?? undefined })
