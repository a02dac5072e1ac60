import { confirmRefusal, scanRefusal, statusAt, type Ticket } from './rules'

const ticket = (status: Ticket['status'], scannedBy: string | null = null): Ticket => ({
  status,
  scannedBy,
  expireAt: 100,
})

test.each([
  ['S0', 99, 'S0'],
  ['S0', 100, 'S4'],
  ['S1', 99, 'S1'],
  ['S1', 100, 'S4'],
  ['S2', 500, 'S2'],
  ['S3', 500, 'S3'],
] as const)('C 3.6: %s at %d is %s', (status, now, shown) => expect(statusAt(ticket(status), now)).toBe(shown))

test.each([
  ['not scanned', ticket('S0'), 99, null, '2550'],
  ['scanned by the user', ticket('S1', 'me'), 99, null, null],
  ['another user scanned', ticket('S1', 'other'), 99, '2551', '2551'],
  ['over', ticket('S1', 'me'), 100, '2550', '2550'],
  ['confirmed', ticket('S2', 'me'), 99, '2551', '2551'],
  ['declined', ticket('S3', 'me'), 99, '2551', '2551'],
] as const)('TD-06: %s', (_say, given, now, scanned, confirmed) =>
  expect([scanRefusal(given, 'me', now), confirmRefusal(given, 'me', now)]).toEqual([scanned, confirmed]),
)
