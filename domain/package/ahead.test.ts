import { coverAhead, type TakerAhead } from './ahead'

const day = (gasDay: string, volume: string) => ({ gasDay, meters: [{ meterId: 'A', volume }] })
const full: TakerAhead = {
  childNo: 'C1',
  supplyMode: 'FULL',
  meterIds: ['A'],
  total: '250.00',
  taken: '100.00',
  overTolerance: '0',
  from: '2026-11-21',
  to: '2026-11-23',
}

const covered = (takers: readonly TakerAhead[], days: Parameters<typeof coverAhead>[1]) =>
  [...coverAhead(takers, days)].map(([gasDay, meters]) => [gasDay.slice(8), meters.get('A') ?? '0.00'])

test('a cycle covers until its volume is used up, and no day after its last', () => {
  // 250 − 100 = 150: 100, then 50, then nothing; the 24th is behind its last day.
  const days = ['21', '22', '23', '24'].map((date) => day(`2026-11-${date}`, '100.00'))
  expect(covered([full], days)).toEqual([
    ['21', '100.00'],
    ['22', '50.00'],
    ['23', '0.00'],
    ['24', '0.00'],
  ])
})

test('a later cycle takes from its first day; a partial one at most 1.2 of its even part a day', () => {
  // Three days are left of 90 m³: 30 a day, at most 36.
  const part: TakerAhead = { ...full, supplyMode: 'PART', total: '90.00', taken: '0.00' }
  expect(covered([part], [day('2026-11-20', '100.00'), day('2026-11-21', '100.00')])).toEqual([
    ['20', '0.00'],
    ['21', '36.00'],
  ])
})

test('what one cycle leaves of a meter the next takes', () => {
  const next: TakerAhead = { ...full, childNo: 'C2', total: '30.00', taken: '0.00' }
  expect(covered([full, next], [day('2026-11-23', '170.00')])).toEqual([['23', '170.00']])
})

test('a meter that no cycle names stays uncovered', () => {
  expect(covered([{ ...full, meterIds: ['B'] }], [day('2026-11-21', '100.00')])).toEqual([['21', '0.00']])
})
