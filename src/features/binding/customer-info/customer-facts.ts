import { customerClasses } from '@domain/statuses/names'
import type { FactRow } from '@/ui'
import type { Found, Sub } from '../words'

/** The masked customer as BD-03 shows it. */
export const foundFacts = ({ meters, ...found }: Found): FactRow[] => [
  ['户名', found.customerNameMasked || '--'],
  ['户号', found.bp],
  ['供气单位', found.companyName || '--'],
  ['用气地址', found.addressMasked || '--'],
  ['用气类别', customerClasses[found.customerClass]],
  ['表具', meters.length === 0 ? '--' : `${meters.length}只（${meters.join('、')}）`],
  ['预留手机', found.reservedPhoneMasked || '--'],
]

/** The customer of an application, to its applicant. */
export const appliedFacts = ({ customerName, bp, companyName }: Sub): FactRow[] => [
  ['户名', customerName || '--'],
  ['户号', bp],
  ['供气单位', companyName || '--'],
]
