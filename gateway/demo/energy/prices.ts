import { addDays } from '@domain/date'
import { seasonOf } from '@domain/gas-day'
import { addPrice } from '@domain/price'
import { seasons, gasUses, type GasUse } from '@domain/statuses/names'
import type { Tier } from '@domain/tariff/types'
import type { Work } from '../../http/context'
import {
  insertContract,
  insertGuideDocs,
  insertSchedules,
  type GuideDoc,
  type ScheduleRow,
} from '../../modules/tariff/repo'
import { ceramics } from '../customers/ceramics'

type Season = ScheduleRow['season']

/** Base and guide price by use and season (A 8, R4), company 1001 in its running seasons. */
const prices: Record<GasUse, Record<Season, readonly [base: string, guide: string]>> = {
  IND: { HEATING: ['4.0200', '4.1500'], NON_HEATING: ['3.5800', '3.7200'] },
  COM: { HEATING: ['4.1200', '4.3000'], NON_HEATING: ['3.9500', '4.1000'] },
  PUB: { HEATING: ['3.8700', '3.9500'], NON_HEATING: ['3.4500', '3.5500'] },
  HEAT: { HEATING: ['3.8700', '3.9500'], NON_HEATING: ['3.4500', '3.5500'] },
}

const discount: readonly Tier[] = [
  { tierNo: 1, fromVolume: '0.00', toVolume: '1000000.00', delta: '0.0000' },
  { tierNo: 2, fromVolume: '1000000.00', toVolume: '3000000.00', delta: '-0.0500' },
  { tierNo: 3, fromVolume: '3000000.00', toVolume: null, delta: '-0.1000' },
]
const surcharge: readonly Tier[] = [
  { tierNo: 1, fromVolume: '0.00', toVolume: '60000.00', delta: '0.0000' },
  { tierNo: 2, fromVolume: '60000.00', toVolume: '120000.00', delta: '0.1000' },
  { tierNo: 3, fromVolume: '120000.00', toVolume: null, delta: '0.2500' },
]
const tiersOf: Record<GasUse, { tierMode: ScheduleRow['tierMode']; tiers: readonly Tier[] }> = {
  IND: { tierMode: 'DISCOUNT', tiers: discount },
  COM: { tierMode: 'PROGRESSIVE', tiers: surcharge },
  PUB: { tierMode: 'NONE', tiers: [] },
  HEAT: { tierMode: 'NONE', tiers: [] },
}

/** Per year back the prices were this much lower. */
const YEARLY = '0.0600'
const YEARS = 5
const cities: Record<string, { short: string; surplus: string }> = {
  '1001': { short: '廊发改价格', surplus: '0.0000' },
  '1002': { short: '石发改价格', surplus: '0.0300' },
}

interface SeasonYear {
  season: Season
  /** Year in which it begins. */
  year: number
  from: string
  to: string
  /** 0 the one that runs or ran last, 1 a year before, −1 the next. */
  back: number
}

const startOf = (season: Season, year: number): string => `${year}-${season === 'HEATING' ? '11' : '04'}-01`
const endOf = (season: Season, year: number): string => (season === 'HEATING' ? `${year + 1}-03-31` : `${year}-10-31`)

/** Seasons of five years up to today's and the next one. */
function seasonYears(today: string): SeasonYear[] {
  const now = Number(today.slice(0, 4))
  return (['HEATING', 'NON_HEATING'] as const).flatMap((season) => {
    const last = startOf(season, now) <= today ? now : now - 1
    const years = Array.from({ length: YEARS + 1 }, (_, index) => ({
      year: last - YEARS + 1 + index,
      back: YEARS - 1 - index,
    }))
    return years
      .filter(({ back }) => back >= 0 || season !== seasonOf(today))
      .map(({ year, back }) => ({ season, year, back, from: startOf(season, year), to: endOf(season, year) }))
  })
}

const shifted = (price: string, back: number, surplus: string): string => {
  let shiftedPrice = addPrice(price, surplus)
  for (let year = 0; year < back; year++) shiftedPrice = addPrice(shiftedPrice, `-${YEARLY}`)
  return back < 0 ? addPrice(shiftedPrice, YEARLY) : shiftedPrice
}

const docNoOf = (companyCode: string, one: SeasonYear): string =>
  `${cities[companyCode]?.short ?? ''}〔${one.year}〕${one.season === 'HEATING' ? 86 : 21}号`
const docTitleOf = (one: SeasonYear): string => `关于调整${one.year}年${seasons[one.season]}管道天然气销售价格的通知`

function rowsOf(companyCode: string, one: SeasonYear, isOpen: boolean): ScheduleRow[] {
  const surplus = cities[companyCode]?.surplus ?? '0.0000'
  return (Object.keys(gasUses) as GasUse[]).map((gasUse) => {
    const [base, guide] = prices[gasUse][one.season]
    return {
      companyCode,
      priceId: `${companyCode}-${gasUse}-${one.season}-${one.year}`,
      gasUse,
      season: one.season,
      effectiveFrom: one.from,
      // The newest row of a season stays in force until the next is published.
      effectiveTo: isOpen ? null : one.to,
      guidePrice: shifted(guide, one.back, surplus),
      basePrice: shifted(base, one.back, surplus),
      linkageDelta: one.back === YEARS - 1 ? '0.0000' : YEARLY,
      ...tiersOf[gasUse],
      surchargeAllowed: gasUse === 'COM',
      taxRate: '0.0900',
      docNo: docNoOf(companyCode, one),
      docTitle: docTitleOf(one),
      docUrl: null,
    }
  })
}

function docOf(companyCode: string, one: SeasonYear): GuideDoc {
  const guide = rowsOf(companyCode, one, false)
  return {
    companyCode,
    docId: `${companyCode}-${one.season}-${one.year}`,
    docNo: docNoOf(companyCode, one),
    title: docTitleOf(one),
    publishedBy: companyCode === '1001' ? '廊坊市发展和改革委员会' : '石家庄市发展和改革委员会',
    publishedAt: addDays(one.from, -12),
    effectiveFrom: one.from,
    summary: `按照上下游价格联动机制，${one.year}年${seasons[one.season]}各类用气最高销售价格自${one.from}起执行。`,
    rows: guide.map((row) => ({
      gasUse: row.gasUse,
      season: row.season,
      guidePrice: row.guidePrice,
      upstreamPrice: addPrice(row.guidePrice, '-0.8500'),
      distributionPrice: '0.8500',
    })),
    fileUrl: null,
  }
}

/** Price tables, documents and the one contract price of the demo (A 8, R4). */
export async function seedPrices(work: Work, today: string): Promise<void> {
  const years = seasonYears(today)
  const newest = new Map(
    years.map((one) => [
      one.season,
      Math.max(...years.filter((other) => other.season === one.season).map((other) => other.year)),
    ]),
  )
  for (const companyCode of Object.keys(cities)) {
    await insertSchedules(
      work.db,
      years.flatMap((one) => rowsOf(companyCode, one, newest.get(one.season) === one.year)),
    )
    await insertGuideDocs(
      work.db,
      years.map((one) => docOf(companyCode, one)),
    )
  }
  // The heating price agreed with the kilns holds until the year ends.
  const year = today.slice(5) >= '11-01' ? today.slice(0, 4) : String(Number(today.slice(0, 4)) - 1)
  for (const meterId of ['10010101', '10010102'])
    await insertContract(
      work.db,
      { bp: ceramics.bp, companyCode: ceramics.companyCode },
      `${ceramics.bp}-${meterId}-${year}`,
      {
        contractNo: `GYQ-${year}-0018`,
        meterId,
        basePrice: '3.9800',
        effectiveFrom: `${year}-11-01`,
        effectiveTo: `${year}-12-31`,
      },
    )
}
