import { optionFields, periodFields, recordFields } from '@contract/elective'
import type { OptionTerms } from '@domain/elective/terms'
import { subtractVolume } from '@domain/volume'
import { fixed, decimal } from '@domain/decimal'
import { shape } from '../../http/shape'
import type { Option, Period } from './repo/periods'
import type { Choice } from './repo/records'

export const periodView = (row: Period) => shape(periodFields, row, { status: row.state })

export const leftOf = ({ quotaVolume, usedVolume }: Pick<Option, 'quotaVolume' | 'usedVolume'>): string =>
  fixed(decimal(subtractVolume(quotaVolume, usedVolume)), 0)

export const optionView = (row: Option) => shape(optionFields, row, { tiers: [...row.tiers], leftVolume: leftOf(row) })

/** An option as it is kept with a choice of it. */
export const termsOf = (row: Option): OptionTerms => ({
  name: row.name,
  optionType: row.optionType,
  unitPrice: row.unitPrice,
  indexName: row.indexName,
  indexMargin: row.indexMargin,
  priceFloor: row.priceFloor,
  priceCap: row.priceCap,
  tiers: [...row.tiers],
  minVolume: row.minVolume,
  maxVolume: row.maxVolume,
  stepVolume: row.stepVolume,
  takeRate: row.takeRate,
  shortFeeRate: row.shortFeeRate,
})

export const recordView = (row: Choice) =>
  shape(recordFields, row, { optionName: row.optionSnapshot.name, status: row.state })
