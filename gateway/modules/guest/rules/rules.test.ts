import { monthsWithin, outOfBounds, type Wish } from './bounds'
import { isDead, stateOf, type LinkFacts } from './validity'

const NOW = 1000
const facts = (over: Partial<LinkFacts> = {}): LinkFacts => ({
  expireAt: NOW + 1,
  revokedAt: null,
  endedAt: null,
  lockedUntil: null,
  hasMaker: true,
  ...over,
})

test.each([
  ['nothing is in the way', {}, 'LIVE'],
  ['its last moment', { expireAt: NOW }, 'EXPIRED'],
  ['revoked', { revokedAt: 5 }, 'REVOKED'],
  ['revoked and over', { revokedAt: 5, expireAt: 6 }, 'REVOKED'],
  ['its maker is no master now', { hasMaker: false }, 'ENDED'],
  ['its maker was none for a while', { endedAt: 5 }, 'ENDED'],
  ['too many wrong codes', { lockedUntil: NOW + 1 }, 'LOCKED'],
  ['the lock is over', { lockedUntil: NOW }, 'LIVE'],
  ['locked and over', { lockedUntil: NOW + 1, expireAt: NOW }, 'EXPIRED'],
] as const)('%s', (_say, over, state) => expect(stateOf(facts(over), NOW)).toBe(state))

test('only a dead link opens nothing', () =>
  expect((['LIVE', 'LOCKED', 'EXPIRED', 'REVOKED', 'ENDED'] as const).map(isDead)).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]))

const wish = (over: Partial<Wish> = {}): Wish => ({
  scopes: ['BILL', 'INVOICE'],
  monthFrom: '2026-01',
  monthTo: '2026-11',
  endDate: '2026-12-31',
  guestName: '王会计',
  ...over,
})

test.each([
  ['a usual wish', {}, null],
  ['nothing to show', { scopes: [] }, 'scopes'],
  ['the same twice', { scopes: ['BILL', 'BILL'] }, 'scopes'],
  ['a name of spaces', { guestName: '王   ' }, 'guestName'],
  ['today is its last day', { endDate: '2026-11-23' }, null],
  ['yesterday', { endDate: '2026-11-22' }, 'endDate'],
  ['a year ahead', { endDate: '2027-11-23' }, null],
  ['a day more', { endDate: '2027-11-24' }, 'endDate'],
  ['months up to its end', { monthTo: '2026-12' }, null],
  ['months after its end', { monthTo: '2027-01' }, 'monthTo'],
  ['36 months', { monthFrom: '2023-12' }, null],
  ['37 months', { monthFrom: '2023-11' }, 'monthFrom'],
  ['backwards', { monthFrom: '2026-12' }, 'monthFrom'],
] as [string, Partial<Wish>, string | null][])('bounds: %s', (_say, over, field) =>
  expect(outOfBounds(wish(over), '2026-11-23')).toBe(field),
)

const LINK = { monthFrom: '2026-03', monthTo: '2026-06' }
test.each([
  [{}, '2026-03 2026-06'],
  [{ monthFrom: '2026-01' }, '2026-03 2026-06'],
  [{ monthFrom: '2026-04', monthTo: '2026-05' }, '2026-04 2026-05'],
  [{ monthTo: '2027-01' }, '2026-03 2026-06'],
  [{ monthFrom: '2026-07' }, ''],
  [{ monthTo: '2026-02' }, ''],
  [{ monthFrom: '2026-05', monthTo: '2026-04' }, ''],
])('months %j of the link', (asked, shown) => {
  const months = monthsWithin(LINK, asked)
  expect(months === null ? '' : `${months.from} ${months.to}`).toBe(shown)
})
