import { datesBetween } from '@domain/date'
import { sumVolume } from '@domain/volume'
import { sharesBesideBilled, type StatedLine } from './billed-shares'

const MONTHS = [{ month: '2026-12', volume: '10000.00' }]
const days = (volume: string, from: string, to: string, meterId = 'A1') =>
  datesBetween(from, to).map((gasDay) => ({ gasDay, meterId, channelNo: '1', volume }))
const stated = (ownVolume: string | null, over: Partial<StatedLine> = {}): StatedLine => ({
  meterId: 'A1',
  channelNo: '1',
  periodFrom: '2026-11-15',
  periodTo: '2026-12-14',
  ownFrom: ownVolume && '2026-12-01',
  ownVolume,
  ...over,
})

test.each([
  // 14 × 500 of 10,000, then 3,000.
  ['nothing charged', [], ['7000.00', '3000.00']],
  // Charged were 9 × 500 + 5 × 300, as the days were estimated; they are 500 each by now.
  ['charged for days that have grown since', [stated('6000.00')], ['6000.00', '4000.00']],
  ['charged without any at that price', [stated(null)], ['0.00', '8500.00']],
  ['charged for another meter', [stated('9000.00', { meterId: 'B1' })], ['1000.00', '0.00']],
  ['charged in the month before', [stated('6000.00', { ownFrom: '2026-11-15' })], ['0.00', '8500.00']],
  ['charged beyond what was chosen', [stated('7000.00'), stated('4000.00', { meterId: 'B1' })], ['7000.00', '0.00']],
])('what is charged of a choice stays, other days share the rest: %s (BE-06)', (_what, lines, expected) => {
  const all = [...days('500.00', '2026-12-01', '2026-12-14'), ...days('500.00', '2026-12-15', '2026-12-31')]
  const shares = sharesBesideBilled(all, MONTHS, lines)
  expect([sumVolume(shares.slice(0, 14)), sumVolume(shares.slice(14))]).toEqual(expected)
})
