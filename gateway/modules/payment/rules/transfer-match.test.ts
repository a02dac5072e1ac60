import { remitCode } from './remit-code'
import { isShownWith, matchOf, type Candidate } from './transfer-match'

const arrival = { amount: '500.00', payerIndex: '62220001', tradeAt: '2026-11-23T09:30:00+08:00' }
const order = (ttId: string, part: Partial<Candidate> = {}): Candidate => ({
  ttId,
  amount: '500.00',
  payerIndex: '62220001',
  createdAt: '2026-11-20T10:00:00+08:00',
  expireAt: '2026-12-05T10:00:00+08:00',
  isOpen: true,
  ...part,
})

test.each<[string, Candidate[], Candidate[], string | null]>([
  ['its code', [order('a')], [], 'a'],
  ['its code, another amount', [order('a', { amount: '900.00' })], [order('b')], 'a'],
  ['the code of one that is over', [order('a', { isOpen: false })], [order('b')], 'a'],
  ['two codes, one has the amount', [order('a', { amount: '900.00' }), order('b')], [], 'b'],
  ['two codes, both have the amount', [order('a'), order('b')], [], null],
  [
    'two codes, the one with the amount is over',
    [order('a', { isOpen: false }), order('b', { amount: '1.00' })],
    [],
    null,
  ],
  ['no code, payer and amount', [], [order('a')], 'a'],
  ['no code, two alike', [], [order('a'), order('b')], null],
  ['no code, another amount', [], [order('a', { amount: '500.01' })], null],
  ['no code, another payer', [], [order('a', { payerIndex: '62220002' })], null],
  ['no code, one that is over', [], [order('a', { isOpen: false })], null],
  ['no code, sent three days before', [], [order('a', { createdAt: '2026-11-26T08:00:00+08:00' })], 'a'],
  ['no code, sent four days before', [], [order('a', { createdAt: '2026-11-27T00:00:00+08:00' })], null],
  ['no code, after its end', [], [order('a', { expireAt: '2026-11-22T23:59:59+08:00' })], null],
  ['nothing', [], [], null],
])('%s (AE-77)', (_name, named, similar, ttId) => expect(matchOf(arrival, named, similar)?.ttId ?? null).toBe(ttId))

test('a bank entry without an account matches no order by account', () =>
  expect(matchOf({ ...arrival, payerIndex: '' }, [], [order('a', { payerIndex: '' })])).toBeNull())

const code = remitCode(Uint8Array.of(1, 2, 3, 4, 5, 6, 7))
const others = remitCode(Uint8Array.of(7, 6, 5, 4, 3, 2, 1))
test.each([
  ['of the customer itself', { payerName: '海 悦酒店', note: '' }, true],
  ['of the sum that was ordered', { amount: '500.00' }, true],
  ['of another payer that names the transfer, and one more', { note: `${others} ${code}` }, true],
  ['of another payer that names the customer', { note: '代付户号1000000003气费' }, true],
  ['of another payer that names another transfer', { note: others }, false],
  ['of another payer that names another customer', { note: '1000000004' }, false],
  ['of another payer that names nothing', { note: '货款' }, false],
])('Y-14: unclaimed money %s is shown with a transfer: %s', (_of, money, is) => {
  const transfer = { amount: '500.00', customerName: '海悦酒店', bp: '1000000003', remitCode: code }
  expect(isShownWith(transfer, { amount: '490.00', payerName: '别家公司', note: '', ...money })).toBe(is)
})
