import { remitCode } from './remit-code'
import { isShownWith, matchOf, type Candidate, type Sender } from './transfer-match'

const hotel: Sender = { bp: '1000000003', customerName: '海悦酒店', isProved: false }
const other: Sender = { bp: '1000000004', customerName: '别家公司', isProved: false }
const arrival = {
  amount: '500.00',
  payerName: '海 悦酒店',
  payerIndex: '62220001',
  bps: [] as string[],
  tradeAt: '2026-11-23T09:30:00+08:00',
}
type Similar = Candidate & { sender: Sender }
const order = (ttId: string, part: Partial<Similar> = {}): Similar => ({
  ttId,
  amount: '500.00',
  payerIndex: '62220001',
  createdAt: '2026-11-20T10:00:00+08:00',
  expireAt: '2026-12-05T10:00:00+08:00',
  isOpen: true,
  sender: hotel,
  ...part,
})

test.each<[string, Candidate[], Similar[], string | null]>([
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

test.each<[string, Partial<typeof arrival>, Sender[], string | null]>([
  ['from an account that another customer names', {}, [other], null],
  ['from an account that another customer names as well', {}, [other, hotel], '1'],
  ['of a proved account, under another name', { payerName: '张三' }, [{ ...hotel, isProved: true }], '0'],
  ['of a payer that ordered nothing', { payerName: '张三' }, [hotel], null],
  ['without a name', { payerName: '' }, [hotel], null],
  ['that names its customer', { bps: ['1000000003'] }, [hotel], '0'],
  ['that names another customer', { bps: ['1000000004'] }, [hotel], null],
  ['of a proved account that names another customer', { bps: ['1000000004'] }, [{ ...hotel, isProved: true }], null],
  ['that names two customers', { bps: ['1000000003', '1000000004'] }, [hotel], null],
])('AE-77: money without a code %s', (_of, money, senders, ttId) => {
  const similar = senders.map((sender, index) => order(String(index), { sender }))
  expect(matchOf({ ...arrival, ...money }, [], similar)?.ttId ?? null).toBe(ttId)
})

const code = remitCode(Uint8Array.of(1, 2, 3, 4, 5, 6, 7))
const others = remitCode(Uint8Array.of(7, 6, 5, 4, 3, 2, 1))
test.each<[string, { payerName?: string; note?: string; bps?: string[] }, boolean]>([
  ['of the customer itself', { payerName: '海 悦酒店' }, true],
  ['of the customer itself that names another one', { payerName: '海悦酒店', bps: ['1000000004'] }, false],
  ['of another payer that names the transfer, and one more', { note: `${others} ${code}` }, true],
  ['of another payer that names the customer', { bps: ['1000000003'] }, true],
  ['of another payer that names the customer and one more', { bps: ['1000000003', '1000000004'] }, false],
  ['of another payer that names another transfer', { note: others }, false],
  ['of another payer that names another customer', { bps: ['1000000004'] }, false],
  ['of another payer that names nothing', { note: '货款' }, false],
])('Y-14: unclaimed money %s is shown with a transfer: %s', (_of, money, is) => {
  const given = { payerName: '别家公司', note: '', bps: [], ...money }
  expect(isShownWith({ sender: hotel, remitCode: code }, given)).toBe(is)
  expect(isShownWith({ sender: { ...hotel, isProved: true }, remitCode: code }, { ...given, bps: [] })).toBe(true)
})
