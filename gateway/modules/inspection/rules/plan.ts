import { addDays, diffDays, yearOf } from '@domain/date'

type CustomerClass = 'INDUSTRY' | 'COMMERCE' | 'PUBLIC'

interface Term {
  seq: number
  dueFrom: string
  dueTo: string
}

/** IN-01: days before the end of a planned visit's term on which its customer is reminded. */
const REMINDED: readonly number[] = [30, 7, 1]
/** IN-10: a re-inspection is from tomorrow up to so many days from today. */
export const REINSPECT_DAYS = 7

/** The year of which visits are arranged on a day. */
export const planYearOf = (day: string): number => Number(yearOf(day))

/** IN-01: visits of a year, two of industry and public service, one of commerce; those with a term that is over are not made any more. */
export function plansOf(customerClass: CustomerClass, year: number, today: string): Term[] {
  const terms =
    customerClass === 'COMMERCE'
      ? [{ seq: 1, dueFrom: `${year}-01-01`, dueTo: `${year}-12-31` }]
      : [
          { seq: 1, dueFrom: `${year}-01-01`, dueTo: `${year}-06-30` },
          { seq: 2, dueFrom: `${year}-07-01`, dueTo: `${year}-12-31` },
        ]
  return terms.filter(({ dueTo }) => dueTo >= today)
}

/** IN-01: last days of the terms of which customers are reminded today. */
export const remindedTerms = (today: string): string[] => REMINDED.map((days) => addDays(today, days))

/** Whether its customer is reminded today: of a visit that is not arranged, or was for a day that has passed without one. */
export const isReminded = (
  { status, dueTo, appointDate }: { status: string; dueTo: string; appointDate: string | null },
  today: string,
): boolean => {
  const isPast = status === 'APPOINTED' && appointDate !== null && appointDate < today
  return (status === 'WAITING' || status === 'MISSED' || isPast) && REMINDED.includes(diffDays(today, dueTo))
}
