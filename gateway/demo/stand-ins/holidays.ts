import { addDays, datesBetween, weekday, type DateText } from '@domain/date'

/*
 * The working calendar as the simulated devices know it: they have no database. Its days are those of the table `calendar_day` (CV-3);
 * a test of the demo data holds them to it.
 */

/** Holidays of a year, both ends included, and the weekend days that are worked for them. */
const years: readonly {
  spring: readonly [DateText, DateText]
  others: readonly string[]
  worked: readonly DateText[]
}[] = [
  {
    spring: ['2024-02-10', '2024-02-17'],
    others: ['2024-01-01', '2024-04-04/3', '2024-05-01/5', '2024-06-08/3', '2024-09-15/3', '2024-10-01/7'],
    worked: [
      '2024-02-04',
      '2024-02-18',
      '2024-04-07',
      '2024-04-28',
      '2024-05-11',
      '2024-09-14',
      '2024-09-29',
      '2024-10-12',
    ],
  },
  {
    spring: ['2025-01-28', '2025-02-04'],
    others: ['2025-01-01', '2025-04-04/3', '2025-05-01/5', '2025-05-31/3', '2025-10-01/8'],
    worked: ['2025-01-26', '2025-02-08', '2025-04-27', '2025-09-28', '2025-10-11'],
  },
  {
    spring: ['2026-02-15', '2026-02-23'],
    others: ['2026-01-01/3', '2026-04-04/3', '2026-05-01/5', '2026-06-19/3', '2026-09-25/3', '2026-10-01/7'],
    worked: ['2026-01-04', '2026-02-14', '2026-02-28', '2026-05-09', '2026-09-20', '2026-10-10'],
  },
  {
    spring: ['2027-02-05', '2027-02-12'],
    others: ['2027-01-01/3', '2027-04-03/3', '2027-05-01/5', '2027-06-09', '2027-09-15', '2027-10-01/7'],
    worked: ['2027-01-30', '2027-02-20', '2027-05-08', '2027-09-26', '2027-10-09'],
  },
  {
    spring: ['2028-01-25', '2028-02-01'],
    others: ['2028-01-01/3', '2028-04-04', '2028-05-01/5', '2028-05-27/3', '2028-10-01/8'],
    worked: ['2028-01-22', '2028-02-05', '2028-04-29', '2028-09-30', '2028-10-14'],
  },
]

/** The days of '2026-05-01/5', first day and count; a day alone is one. */
function daysOf(text: string): DateText[] {
  const [first = '', count = '1'] = text.split('/')
  return datesBetween(first, addDays(first, Number(count) - 1))
}

const holidays = new Set(years.flatMap(({ spring, others }) => [...datesBetween(...spring), ...others.flatMap(daysOf)]))
const workedDays = new Set(years.flatMap(({ worked }) => worked))

export type DayKind = 'HOLIDAY' | 'MADE_UP' | 'USUAL'

/** USUAL: as its weekday says. */
export const dayKind = (date: DateText): DayKind =>
  holidays.has(date) ? 'HOLIDAY' : workedDays.has(date) ? 'MADE_UP' : 'USUAL'

export const isWorkday = (date: DateText): boolean => {
  const kind = dayKind(date)
  return kind === 'USUAL' ? weekday(date) <= 5 : kind === 'MADE_UP'
}

/**
 * Whether a date is one of the first `days` days of the plants' stop of its year: it begins with the first day of the Spring Festival
 * that lies in February.
 */
export function isSpringStop(date: DateText, days: number): boolean {
  const spring = years.find(({ spring: [, last] }) => last.slice(0, 4) === date.slice(0, 4))?.spring
  if (!spring) return false
  const february = `${date.slice(0, 4)}-02-01`
  const first = spring[0] < february ? february : spring[0]
  return date >= first && date < addDays(first, days)
}
