import type { DateText } from '@domain/date'
import type { Work } from '../../http/context'
import { companyOf } from '../membership/service'
import * as repo from './repo'

/** ℃ of the days at a company's city as they were forecast; days without a forecast are not in it. */
export async function temperaturesOf(
  work: Work,
  companyCode: string,
  from: DateText,
  to: DateText,
): Promise<ReadonlyMap<DateText, number>> {
  const company = await companyOf(work, companyCode)
  const days = await repo.daysBetween(work.db, company?.city ?? '', from, to)
  return new Map(days.map(({ date, temperature }) => [date, Number(temperature)]))
}
