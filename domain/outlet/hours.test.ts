import { toMillis } from '../date'
import { areSpans, changeText, hoursText, minutesOf, stateAt, type Hours } from './hours'

const WORK = [
  ['08:30', '12:00'],
  ['13:30', '17:30'],
] as const
/** Open Monday to Friday; on Monday the 30th a holiday; Saturday the 28th open in the morning. */
const hall: Hours = {
  outletType: 'HALL',
  status: 'OPEN_NORMAL',
  openWeek: [WORK, WORK, WORK, WORK, WORK, [], []],
  specialDays: [
    { date: '2026-11-28', spans: [['09:00', '11:00']], note: '加班' },
    { date: '2026-11-30', spans: [], note: '盘点' },
  ],
}
const at = (text: string) => toMillis(`${text}:00+08:00`)

describe('what an outlet is now (D 3.14, PO-07)', () => {
  test.each([
    // Friday
    ['2026-11-27T08:29', 'CLOSED', '08:30 营业'],
    ['2026-11-27T08:30', 'OPEN', '至 12:00'],
    ['2026-11-27T11:29', 'OPEN', '至 12:00'],
    ['2026-11-27T11:30', 'CLOSING_SOON', '至 12:00'],
    ['2026-11-27T12:00', 'CLOSED', '13:30 营业'],
    ['2026-11-27T17:30', 'CLOSED', '明天 09:00 营业'],
    // Saturday that is worked, then Sunday, then a Monday that is not.
    ['2026-11-28T09:30', 'OPEN', '至 11:00'],
    ['2026-11-28T11:00', 'CLOSED', '周二 08:30 营业'],
    ['2026-11-30T10:00', 'CLOSED', '明天 08:30 营业'],
  ])('%s: %s %s', (moment, state, text) => {
    const shown = stateAt(hall, at(moment))
    expect([shown.state, changeText(shown, at(moment))]).toEqual([state, text])
  })
  test('a rescue station is always open, what is suspended never, what has no hours is closed', () => {
    const now = at('2026-11-27T03:00')
    expect(stateAt({ ...hall, outletType: 'RESCUE' }, now)).toEqual({ state: 'OPEN', changesAt: null })
    expect(changeText({ state: 'OPEN', changesAt: null }, now)).toBe('24小时')
    expect(stateAt({ ...hall, status: 'SUSPENDED' }, now).state).toBe('SUSPENDED')
    expect(stateAt({ ...hall, openWeek: [], specialDays: [] }, now)).toEqual({ state: 'CLOSED', changesAt: null })
    expect(changeText({ state: 'CLOSED', changesAt: null }, now)).toBe('')
  })
})

describe('a day that ends at midnight', () => {
  const daily = (...spans: readonly (readonly [string, string])[]): Hours => ({
    ...hall,
    outletType: 'PARTNER',
    openWeek: Array.from({ length: 7 }, () => spans),
    specialDays: [],
  })
  const says = (hours: Hours, moment: string) => {
    const shown = stateAt(hours, at(moment))
    return [shown.state, changeText(shown, at(moment))]
  }
  test.each([
    ['open day and night: it never closes', daily(['00:00', '24:00']), '2026-11-27T23:45', 'OPEN', '24小时'],
    ['until midnight', daily(['06:00', '24:00']), '2026-11-27T20:00', 'OPEN', '至 24:00'],
    ['until midnight, soon', daily(['06:00', '24:00']), '2026-11-27T23:30', 'CLOSING_SOON', '至 24:00'],
    ['past midnight', daily(['00:00', '02:00'], ['18:00', '24:00']), '2026-11-27T23:45', 'OPEN', '至 02:00'],
  ])('%s', (_name, hours, moment, state, text) => expect(says(hours, moment)).toEqual([state, text]))
})

test.each([
  ['2026-11-27', '08:30-12:00、13:30-17:30'],
  ['2026-11-28', '09:00-11:00'],
  ['2026-11-29', '休息'],
])('hours of %s: %s', (date, text) => expect(hoursText(hall, date)).toBe(text))

test.each([
  ['00:00', 0],
  ['24:00', 1440],
  ['24:01', null],
  ['23:60', null],
  ['8:30', null],
])('%s is minute %s', (text, minutes) => expect(minutesOf(text)).toBe(minutes))

test.each([
  [[], true],
  [[['00:00', '24:00']], true],
  [[['09:00', '09:00']], false],
  [[['13:00', '12:00']], false],
  [
    [
      ['09:00', '12:00'],
      ['12:00', '13:00'],
    ],
    false,
  ],
  [
    [
      ['09:00', '12:00'],
      ['12:01', '13:00'],
    ],
    true,
  ],
])('%j are spans: %s', (spans, are) => expect(areSpans(spans as never)).toBe(are))
