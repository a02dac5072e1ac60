import { floatPrice } from '@domain/package/amounts'
import { scheduleOn } from '@domain/tariff/pick'
import type { Work } from '../../http/context'
import { gasPackageMachine } from '../../modules/gas-package/states'
import { turnPackage } from '../../modules/gas-package/stock'
import { booksOf } from '../../modules/tariff/service'
import { transition } from '../../states'
import { isoOf } from '../../ports/clock'
import { toMillis, DAY } from '@domain/date'
import { insertPackage } from './repo'
import type { Shelved } from './shelf'

/** The customer types that may buy; the same for all of them. */
const CUSTOMERS = ['INDUSTRY', 'COMMERCE', 'PUBLIC']
/** The version of the agreement's template. */
const TEMPLATE = '1'

/** The published price of a day; the one in force now where none reaches there yet (B 8: std). */
async function published(work: Work, companyCode: string, day: string): Promise<string> {
  const books = await booksOf(work, { companyCode, bp: '' }, ['IND'])
  const { schedules } = books.of('IND')
  const found = scheduleOn(schedules, day, books.heating) ?? scheduleOn(schedules, work.clock.today(), books.heating)
  if (!found) throw new RangeError(`no published price of ${companyCode} for ${day}`)
  return found.basePrice
}

/** Lists a package, a day before its sale; its time of sale is what moves it from then on. */
export async function list(work: Work, shelved: Shelved): Promise<void> {
  const { price, suspended, soldElsewhere, ...terms } = shelved
  const standardPrice = await published(work, terms.companyCode, terms.deliveryStart)
  const listedAt = isoOf(Math.min(toMillis(terms.saleStart) - DAY, work.clock.now()))
  await insertPackage(work.db, {
    ...terms,
    priceType: 'fixed' in price ? 'FIXED' : 'FLOAT',
    unitPrice: 'fixed' in price ? price.fixed : floatPrice(standardPrice, price.discount),
    floatDiscount: 'discount' in price ? price.discount : null,
    standardPrice,
    soldVolume: soldElsewhere,
    customerTypes: CUSTOMERS,
    templateVersion: TEMPLATE,
    highlights: [...terms.highlights],
    state: 'NOT_STARTED',
    createdAt: listedAt,
    updatedAt: listedAt,
  })
  const listed = await turnPackage(work, terms)
  if (suspended && listed?.state === 'ON_SALE') await transition(work, gasPackageMachine, listed, 'SUSPEND')
}
