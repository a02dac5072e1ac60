import { bpOfTrade, orderNo, outTradeNo, planNo, refundNo, verifyCode, voucherNo } from './numbers'
import { askedOfChannels, refundHint, refundRefusal, refundTotal } from './refundable'
import { nextSlice } from './slices'
import { billOrderTitle, notePartClosed } from './titles'
import { voucherParts } from './voucher-parts'

const at = (time: string) => Date.parse(`2026-11-23T${time}+08:00`)

it('numbers documents', () => {
  expect(orderNo('1000000003', '2026-10-20', 31)).toBe('ZF10000000032026102000000031')
  expect(voucherNo('2026-10-20', 17)).toBe('PZ2026102000000017')
  expect(planNo('2026-10-20', 5)).toBe('FQ202610000005')
  expect(refundNo('1000000003', '2026-10-20', 5)).toBe('TK10000000032026102000000005')
  const trade = outTradeNo('1000000003', '01KAQ5VD3R2T4W6Y8ZABCDEFGH')
  expect(trade).toBe('FK100000000301KAQ5VD3R8ZABCDEFGH')
  expect([trade.length, bpOfTrade(trade), bpOfTrade('P20261020VD3R2T4W6Y8ZABCDEFGH')]).toEqual([32, '1000000003', null])
  expect(verifyCode(Uint8Array.from([0, 1, 31, 32, 255, 5, 6, 7, 8, 9, 10, 11, 99]))).toBe('23Z2Z789ABCD')
  expect(() => verifyCode(new Uint8Array(11))).toThrow(RangeError)
})

it('takes slices in their order (AE-49)', () => {
  const rows = [
    { seq: 2, state: 'WAIT_PAY' as const },
    { seq: 1, state: 'SUCCESS' as const },
    { seq: 3, state: 'WAIT_PAY' as const },
  ]
  expect(nextSlice(rows)?.seq).toBe(2)
  expect(nextSlice(rows.map((row) => ({ ...row, state: 'CLOSED' as const })))).toBeNull()
  expect(nextSlice([])).toBeNull()
})

it('lets ask back only money of an exception, for seven days (AE-53)', () => {
  const order = { channel: 'SANDBOX', state: 'SUCCESS_TO_BALANCE', paidAt: '2026-11-16T09:30:00+08:00' } as const
  expect(refundRefusal(order, 7, at('09:30:00'))).toBeNull()
  expect(refundRefusal(order, 7, at('09:30:01'))).toBe('A2313')
  expect(refundRefusal({ ...order, channel: 'TT' }, 7, at('09:30:00'))).toBe('A2330')
})

it.each([
  ['WAIT_PAY', 'A2328', null],
  ['PAYING', 'A2328', null],
  ['PART_PAID', 'A2328', null],
  ['CLOSED', 'A2328', null],
  ['EXCEPTION', 'A2328', null],
  ['REFUNDING', 'A2329', null],
  ['REFUNDED', 'A2329', null],
  ['SUCCESS', 'A2330', 'A2330'],
  ['CLOSED_PART', 'A2330', 'A2330'],
] as const)('an order in %s minutes old is refused for its own reason (AE-53)', (state, code, hint) => {
  expect(refundRefusal({ channel: 'SANDBOX', state, paidAt: null }, 7, at('09:30:00'))).toBe(code)
  expect(refundHint(code)).toBe(hint)
})

it.each([
  ['400.05', '400.05', '400.05'],
  ['400.05', '399.64', '399.64'],
  ['400.05', '500.00', '400.05'],
  // Nothing to take it from: the posting refuses.
  ['400.05', '0.00', '400.05'],
  ['400.05', '-1.00', '400.05'],
])('of %s that channels took and %s that is there, %s is asked for (AE-53)', (paid, there, asked) =>
  expect(askedOfChannels(paid, there)).toBe(asked),
)

it('counts what the balance paid of a thing that is given back, too (AE-53)', () => {
  const order = { balanceUsed: '100.00', payAmount: '300.05' }
  expect(refundTotal({ amount: '299.64' }, order, true)).toBe('399.64')
  expect(refundTotal({ amount: '299.64' }, order, false)).toBe('299.64')
  expect(refundTotal({ amount: '100.00' }, { balanceUsed: '100.00', payAmount: '0.00' }, true)).toBe('100.00')
})

it('writes titles and notes', () => {
  const october = { billMonth: '2026-10', billType: 'GAS' } as const
  expect(billOrderTitle([october])).toBe('2026年10月气费账单')
  expect(billOrderTitle([october, { billMonth: '2026-09', billType: 'ADJUST' }])).toBe('账单缴费（2笔）')
  expect(notePartClosed(2, '100,000.00')).toBe('已支付的2笔共100,000.00元已转入账户余额')
})

describe('lines of a voucher', () => {
  const gas = (amount: string) => ({ name: '气费', amount })
  const nothing = { paid: gas('0.00'), lateFee: '0.00', surplus: '0.00', topUp: '0.00', fromBalance: '0.00' }
  it.each([
    [{ ...nothing, paid: gas('100.00'), lateFee: '3.00' }, ['气费 100.00', '违约金 3.00']],
    [
      { ...nothing, paid: gas('100.00'), lateFee: '3.00', fromBalance: '40.00' },
      ['气费 60.00', '违约金 3.00', '余额支付 40.00'],
    ],
    [{ ...nothing, paid: gas('100.00'), lateFee: '3.00', fromBalance: '103.00' }, ['余额支付 103.00']],
    [{ ...nothing, topUp: '200.00' }, ['预存 200.00']],
    [{ ...nothing, paid: gas('80.00'), surplus: '20.00' }, ['气费 80.00', '余款 20.00']],
    [nothing, []],
  ])('%j', (money, wanted) => {
    expect(voucherParts(money).map((line) => `${line.name} ${line.amount}`)).toEqual(wanted)
  })
})
