import type { Out, Row } from '@contract'
import { seasons } from '@domain/statuses/names'
import type { ChartPoint } from '@/ui'

export type MyPrice = Out<'default GET /crmgas/price/myPrice'>['list'][number]
export type PriceChange = Row<'default GET /crmgas/price/history'>

/** Published prices from the oldest to the newest; what was agreed is beside them in the list. */
export const pointsOf = (history: readonly PriceChange[]): ChartPoint[] =>
  history
    .filter(({ season }) => season !== null)
    .map(({ effectiveFrom, season, price }) => ({
      key: effectiveFrom,
      label: effectiveFrom.slice(2, 7),
      title: `${effectiveFrom} 起 ${season === null ? '' : seasons[season]}`,
      value: price,
    }))
    .reverse()

/** '2026-11-01 起', '2025-11-01 至 2026-03-31'. */
export const spanOf = ({ effectiveFrom, effectiveTo }: PriceChange): string =>
  effectiveTo === null ? `${effectiveFrom} 起` : `${effectiveFrom} 至 ${effectiveTo}`

/** Where the figure of a price comes from, in the customer's words. */
export const sourceText = ({ source }: Pick<MyPrice, 'source'>): string => (source === 'CONTRACT' ? '合同价' : '政策价')

export type BuyMode = 'AMOUNT' | 'VOLUME'

/** What is wrong with a figure before it is sent; '' while nothing was typed. */
export function valueFault(mode: BuyMode, text: string): string | undefined {
  if (text === '') return undefined
  const form = mode === 'VOLUME' ? /^\d{1,6}$/ : /^\d{1,7}(\.\d{1,2})?$/
  return form.test(text) ? undefined : '请输入正确的金额或气量'
}
