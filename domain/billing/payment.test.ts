import fc from 'fast-check'
import { addMoney, compareMoney, fromFen, subtractMoney, sumMoney } from '../money'
import { lateFee, ratesOf } from './late-fee'
import { type OffsetBill, applyPayment, balanceUsed, isPartAllowed, offsetBills, oldestFirst } from './payment'

describe('part payment (AE-37)', () => {
  it('takes the late fee first and starts the next fee again', () => {
    const input = { receivable: '52380.40', rates: ratesOf('0.0005') }
    const first = lateFee({ ...input, unpaid: '52380.40', baseDate: '2026-10-15', onDate: '2026-10-20' })
    expect(first.fee).toBe('130.95')
    const paid = applyPayment({ unpaid: '52380.40', lateFee: first.fee }, '20000.00', '2026-10-20')
    expect(paid).toEqual({
      lateFeePaid: '130.95',
      principalPaid: '19869.05',
      unpaid: '32511.35',
      lateFeeCarried: '0.00',
      lateFeeBaseDate: '2026-10-20',
      surplus: '0.00',
    })
    const rest = lateFee({
      ...input,
      unpaid: paid.unpaid,
      baseDate: paid.lateFeeBaseDate,
      onDate: '2026-10-27',
      paid: paid.lateFeePaid,
    })
    expect(rest.fee).toBe('113.79')
  })

  it('carries a late fee that it does not cover', () => {
    expect(applyPayment({ unpaid: '3260.40', lateFee: '978.12' }, '100.00', '2026-11-23')).toMatchObject({
      lateFeePaid: '100.00',
      principalPaid: '0.00',
      unpaid: '3260.40',
      lateFeeCarried: '878.12',
    })
  })

  it.each([
    ['99.99', '1000.00', false],
    ['100.00', '1000.00', true],
    ['1000.00', '1000.00', true],
    ['1000.01', '1000.00', false],
    ['50.00', '50.00', true],
    ['49.99', '50.00', false],
    ['0.00', '0.00', false],
  ])('%s of %s is allowed: %s', (amount, due, expected) => {
    expect(isPartAllowed(amount, due)).toBe(expected)
  })

  it('never loses a fen', () => {
    const sum = fc.integer({ min: 0, max: 10 ** 9 }).map((value) => fromFen(String(value)))
    fc.assert(
      fc.property(sum, sum, sum, (unpaid, fee, amount) => {
        const paid = applyPayment({ unpaid, lateFee: fee }, amount, '2026-11-23')
        expect(sumMoney([paid.lateFeePaid, paid.principalPaid, paid.surplus])).toBe(amount)
        expect(addMoney(paid.unpaid, paid.principalPaid)).toBe(unpaid)
        expect(addMoney(paid.lateFeeCarried, paid.lateFeePaid)).toBe(fee)
        expect(compareMoney(paid.principalPaid, '0.00') === 0 || paid.lateFeeCarried === '0.00').toBe(true)
      }),
    )
  })
})

describe('offset (AE-33)', () => {
  const bill = (own: Partial<OffsetBill> & Pick<OffsetBill, 'billId'>): OffsetBill => ({
    dueDate: '2026-10-15',
    unpaid: '100.00',
    lateFee: '0.00',
    locked: false,
    ...own,
  })
  const bills = [
    bill({ billId: 'c', dueDate: '2026-11-15' }),
    bill({ billId: 'b' }),
    bill({ billId: 'a', lateFee: '10.00', dueDate: '2026-09-15' }),
    bill({ billId: 'l', dueDate: '2026-08-15', locked: true }),
  ]

  it.each([
    ['5.00', ['a 5.00+0.00'], '0.00'],
    ['60.00', ['a 10.00+50.00'], '0.00'],
    ['150.00', ['a 10.00+100.00', 'b 0.00+40.00'], '0.00'],
    ['500.00', ['a 10.00+100.00', 'b 0.00+100.00', 'c 0.00+100.00'], '190.00'],
    ['0.00', [], '0.00'],
    ['-20.00', [], '-20.00'],
  ])('a balance of %s', (balance, expected, rest) => {
    const result = offsetBills(balance, bills)
    expect(result.offsets.map((row) => `${row.billId} ${row.lateFee}+${row.principal}`)).toEqual(expected)
    expect(result.rest).toBe(rest)
  })

  it('breaks ties by the id', () => {
    expect([bill({ billId: 'z' }), bill({ billId: 'y' })].sort(oldestFirst).map((row) => row.billId)).toEqual([
      'y',
      'z',
    ])
  })

  it('spends exactly what it settles', () => {
    const sum = fc.integer({ min: 0, max: 10 ** 7 }).map((value) => fromFen(String(value)))
    const row = fc.record({
      billId: fc.string({ minLength: 1, maxLength: 4 }),
      dueDate: fc.constantFrom('2026-08-15', '2026-09-15', '2026-10-15'),
      unpaid: sum,
      lateFee: sum,
      locked: fc.boolean(),
    })
    fc.assert(
      fc.property(sum, fc.uniqueArray(row, { selector: (one) => one.billId, maxLength: 8 }), (balance, rows) => {
        const { offsets, rest } = offsetBills(balance, rows)
        expect(sumMoney([rest, ...offsets.flatMap((one) => [one.lateFee, one.principal])])).toBe(balance)
        expect(compareMoney(rest, '0.00')).toBeGreaterThanOrEqual(0)
        for (const one of offsets) {
          const source = rows.find((candidate) => candidate.billId === one.billId)
          expect(source?.locked).toBe(false)
          expect(compareMoney(subtractMoney(source?.unpaid ?? '0', one.principal), '0.00')).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})

it.each([
  ['500.00', '300.00', '300.00'],
  ['200.00', '300.00', '200.00'],
  ['0.00', '300.00', '0.00'],
  ['-50.00', '300.00', '0.00'],
])('with %s available, %s is paid from the balance by %s (AE-50)', (available, amount, expected) => {
  expect(balanceUsed(available, amount)).toBe(expected)
})
