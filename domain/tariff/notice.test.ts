import { schedule } from './fixtures'
import { withoutNotice } from './notice'
import { scheduleOn } from './pick'

const old = schedule({ priceId: 'old', effectiveFrom: '2025-11-01', effectiveTo: '2026-03-31', basePrice: '3.9600' })
const older = schedule({
  priceId: 'older',
  effectiveFrom: '2024-11-01',
  effectiveTo: '2025-03-31',
  basePrice: '3.9000',
})
const now = schedule({ priceId: 'now', effectiveFrom: '2026-11-01' })
const summer = schedule({ priceId: 'summer', season: 'NON_HEATING', effectiveFrom: '2026-04-01', basePrice: '3.5800' })
const book = { schedules: [now, summer, old, older], contracts: [] }

/* Y-05. */
test('without a notice the season’s former price goes on; other seasons keep theirs', () => {
  const without = withoutNotice(book, ({ priceId }) => priceId === 'now')
  expect(scheduleOn(without.schedules, '2026-11-20')?.basePrice).toBe('3.9600')
  expect(scheduleOn(without.schedules, '2026-10-20')?.basePrice).toBe('3.5800')
  expect(scheduleOn(book.schedules, '2026-11-20')?.basePrice).toBe('4.0200')
})

test('a price that nothing came before has no former one', () => {
  const without = withoutNotice(book, ({ priceId }) => priceId === 'summer')
  expect(scheduleOn(without.schedules, '2026-05-01')).toBeNull()
})
