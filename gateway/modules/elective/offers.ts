import { admitted, isOpen } from '@domain/elective/choice'
import { optionPrice } from '@domain/elective/terms'
import { comparePrice } from '@domain/price'
import { electiveTypes } from '@domain/statuses/elective'
import { addDays, dateOf } from '@domain/date'
import { compareDecimals } from '@domain/decimal'
import { sumVolume } from '@domain/volume'
import { ratioOf, SHOWN_AFTER_END, type GasCard, type GasOffersOf, type OfferTry } from '../market/service'
import { published, type Published } from './index-values'
import { currentPeriod, optionsOf, type Option, type Period } from './repo/periods'
import { leftOf, termsOf } from './views'

/** E-M-23: the month that can be chosen next, with each option's price. */
export const electiveOffers: GasOffersOf = async (work, { companyCode }) => {
  const period = await currentPeriod(work.db, companyCode, work.clock.iso())
  if (!period || dateOf(period.closeAt) < addDays(work.clock.today(), -SHOWN_AFTER_END)) return []
  const options = await optionsOf(work.db, period)
  const values = await published(work, companyCode, options)
  const prices = options
    .flatMap(
      (option) => optionPrice(termsOf(option), option.minVolume, values.newest(option.indexName)?.value ?? null) ?? [],
    )
    .sort(comparePrice)
  const byVolume = (of: (option: Option) => string) => options.map(of).sort(compareDecimals)
  const card: GasCard = {
    gpId: `elective:${period.periodId}`,
    kind: 'elective',
    title: `${period.month} 自选气量`,
    subTitle: '按月选择，次月执行',
    tags: [...new Set(options.map(({ optionType }) => electiveTypes[optionType]))],
    priceFrom: prices[0] ?? null,
    priceTo: prices.at(-1) ?? null,
    volumeMin: byVolume(({ minVolume }) => minVolume)[0] ?? '0',
    volumeMax: byVolume(({ maxVolume }) => maxVolume).at(-1) ?? '0',
    supplyMonths: period.month,
    windowStart: period.openAt,
    windowEnd: period.closeAt,
    state: stateOf(period, options, work.clock.now()),
    remainRatio: ratioOf(sumVolume(options.map(leftOf)), sumVolume(options.map(({ quotaVolume }) => quotaVolume))),
    route: '/subPagesB/pages/electiveSquare/main',
    params: {},
  }
  return [{ card, tries: options.map((option) => tryOf(card.gpId, option, values)) }]
}

function stateOf(period: Period, options: readonly Option[], now: number): GasCard['state'] {
  if (isOpen(period, now))
    return options.some((one) => compareDecimals(leftOf(one), one.minVolume) >= 0) ? 'open' : 'soldOut'
  return period.state === 'NOT_OPEN' ? 'coming' : 'closed'
}

const tryOf = (gpId: string, option: Option, values: Published): OfferTry => ({
  key: `${gpId}:${option.optionId}`,
  name: option.name,
  admit: (wish) => admitted(wish, option),
  terms: { takeRate: option.takeRate, shortFeeRate: option.shortFeeRate },
  priceIn: (month, taken) => optionPrice(termsOf(option), taken, values.of(option.indexName, month)),
  assumption: '每月自选同量，按当月公布的指数计价',
})
