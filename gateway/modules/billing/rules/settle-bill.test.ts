import type { Account, Bill } from '../types'
import { owedOf } from './owed'
import { settleBill } from './settle-bill'

const account: Account = {
  gasUse: 'PUB',
  statementScope: 'MULTI',
  stopExempt: false,
  readingDay: 1,
  sapSysFlag: '1',
  bp: '1000000003',
  companyCode: '1002',
  customerName: '',
  address: '',
  chargeMode: 'POSTPAID',
  balance: '0.00',
  provisional: '0.00',
  frozen: '0.00',
  ledgerSeq: 0,
  creditLimit: '0.00',
  lateFeeRate: '0.0005',
  cutoverMonth: '2024-11',
}

const bill = (change: Partial<Bill> = {}): Bill => ({
  bp: account.bp,
  companyCode: account.companyCode,
  billId: 'b',
  billNo: 'ZD1',
  billType: 'GAS',
  billVersion: 'NEW',
  billMonth: '2026-09',
  periodFrom: '2026-09-01',
  periodTo: '2026-09-30',
  issueDate: '2026-10-05',
  dueDate: '2026-10-15',
  volume: '0.00',
  receivable: '52380.40',
  netAmount: null,
  taxAmount: null,
  paidPrincipal: '0.00',
  lateFeePaid: '0.00',
  lateFeeWaived: '0.00',
  lateFeeBaseDate: '2026-10-15',
  lateFeeCarried: '0.00',
  state: 'OVERDUE',
  lockOrderId: null,
  lockUserId: null,
  lockUntil: null,
  installmentId: null,
  heldByPlan: null,
  invoiceState: 'NONE',
  statementId: null,
  ...change,
})

describe('what a bill owes (AE-36)', () => {
  it.each<[string, Partial<Bill>, string, string, string]>([
    ['on the due date nothing', {}, '2026-10-15', '0.00', '52380.40'],
    // 52380.40 × 0.0005 × 12 = 314.2824
    ['twelve days late', {}, '2026-10-27', '314.28', '52694.68'],
    ['before the due date nothing', { state: 'UNPAID' }, '2026-10-10', '0.00', '52380.40'],
    // 32511.35 × 0.0005 × 7 = 113.789725
    [
      'the rest of the worked example',
      { paidPrincipal: '19869.05', lateFeePaid: '130.95', lateFeeBaseDate: '2026-10-20' },
      '2026-10-27',
      '113.79',
      '32625.14',
    ],
    [
      'what a part payment left open counts as well',
      { lateFeeCarried: '214.28', lateFeeBaseDate: '2026-10-27' },
      '2026-10-27',
      '214.28',
      '52594.68',
    ],
    // 30 % of 100.00; 100 × 0.0005 × 1000 would be 50.00
    ['never above 30 % of the bill', { receivable: '100.00' }, '2029-07-11', '30.00', '130.00'],
    [
      'what was paid and waived counts towards the cap',
      { receivable: '100.00', lateFeePaid: '20.00', lateFeeWaived: '5.00' },
      '2029-07-11',
      '5.00',
      '105.00',
    ],
    // 314.28 − 14.28
    ['less what was waived (AE-41)', { lateFeeWaived: '14.28' }, '2026-10-27', '300.00', '52680.40'],
    ['no fee where more was waived', { lateFeeWaived: '400.00' }, '2026-10-27', '0.00', '52380.40'],
    ['a paid bill nothing', { state: 'PAID', paidPrincipal: '52380.40' }, '2027-01-01', '0.00', '0.00'],
    ['a reversed bill nothing', { state: 'REVERSED' }, '2027-01-01', '0.00', '0.00'],
    ['a bill in a plan no fee of its own', { state: 'IN_INSTALLMENT' }, '2027-01-01', '0.00', '52380.40'],
    [
      'a bill in a plan the fee frozen at signing, for ever the same (AE-82)',
      { state: 'IN_INSTALLMENT', lateFeeCarried: '3338.96' },
      '2027-01-01',
      '3338.96',
      '55719.36',
    ],
    [
      'less what was waived of it (AE-41)',
      { state: 'IN_INSTALLMENT', lateFeeCarried: '314.28', lateFeeWaived: '14.28' },
      '2027-01-01',
      '300.00',
      '52680.40',
    ],
    // 1000.00 × (0.0010 × 17 days to 2024-11-01 + 0.0005 × 30 days) = 17.00 + 15.00
    [
      'an old bill by the old rate until the cut-over',
      { billVersion: 'OLD', receivable: '1000.00', lateFeeBaseDate: '2024-10-15' },
      '2024-12-01',
      '32.00',
      '1032.00',
    ],
    // A 8: 3260.40 × 30 % = 978.12
    [
      'the old open bill of the demo',
      { billVersion: 'OLD', receivable: '3260.40', lateFeeBaseDate: '2024-06-13' },
      '2026-11-23',
      '978.12',
      '4238.52',
    ],
  ])('%s', (_name, change, day, lateFee, totalDue) => {
    expect(owedOf(bill(change), account, day, '30')).toMatchObject({ lateFee, totalDue })
  })

  it('shows the days of an old bill under each of its two rates (AE-29)', () => {
    const old = bill({ billVersion: 'OLD', receivable: '1000.00', lateFeeBaseDate: '2024-10-15' })
    expect(owedOf(old, account, '2024-12-01', '30').terms).toEqual([
      { rate: '0.0010', days: 17 },
      { rate: '0.0005', days: 30 },
    ])
  })
})

describe('money on a bill (AE-37, AE-38)', () => {
  const fee = (lateFee: string) => ({ lateFee, waived: '0.00' })

  it('takes the late fee first, then principal, and counts again from the day of the price', () => {
    expect(settleBill(bill(), { lateFee: '130.95', principal: '19869.05' }, fee('130.95'), '2026-10-20')).toEqual({
      lateFee: '130.95',
      principal: '19869.05',
      lateFeeCarried: '0.00',
      lateFeeBaseDate: '2026-10-20',
      state: 'OVERDUE',
      event: 'PAY_PART',
      surplus: '0.00',
    })
  })

  it.each<[string, Partial<Bill>, { principal: string; lateFee: string }, string, object]>([
    ['all of it', {}, { principal: '52380.40', lateFee: '314.28' }, '314.28', { state: 'PAID', surplus: '0.00' }],
    [
      'a part of an unpaid bill',
      { state: 'UNPAID' },
      { principal: '100.00', lateFee: '0.00' },
      '0.00',
      { state: 'PART_PAID', surplus: '0.00' },
    ],
    [
      'less than the late fee',
      {},
      { principal: '0.00', lateFee: '100.00' },
      '314.28',
      { state: 'OVERDUE', lateFeeCarried: '214.28', principal: '0.00' },
    ],
    [
      'a bill that got smaller',
      { paidPrincipal: '52000.00' },
      { principal: '52380.40', lateFee: '0.00' },
      '0.00',
      { state: 'PAID', principal: '380.40', surplus: '52000.00' },
    ],
    [
      'a late fee that was waived',
      {},
      { principal: '52380.40', lateFee: '314.28' },
      '0.00',
      { state: 'PAID', lateFee: '0.00', surplus: '314.28' },
    ],
    [
      'a paid bill gives all back',
      { state: 'PAID', paidPrincipal: '52380.40' },
      { principal: '52380.40', lateFee: '314.28' },
      '0.00',
      { state: 'PAID', principal: '0.00', surplus: '52694.68' },
    ],
    [
      'a reversed bill gives all back',
      { state: 'REVERSED' },
      { principal: '10.00', lateFee: '0.00' },
      '0.00',
      { state: 'REVERSED', surplus: '10.00' },
    ],
  ])('%s', (_name, change, money, owed, wanted) => {
    expect(settleBill(bill(change), money, fee(owed), '2026-10-27')).toMatchObject(wanted)
  })

  it('takes a waiver off once, also after a part payment (AE-41)', () => {
    const waived = bill({ lateFeeWaived: '14.28' })
    const settled = settleBill(
      waived,
      { lateFee: '300.00', principal: '19700.00' },
      owedOf(waived, account, '2026-10-27', '30'),
      '2026-10-27',
    )
    expect(settled).toMatchObject({ lateFee: '300.00', lateFeeCarried: '14.28', surplus: '0.00' })
    const { lateFeeCarried, lateFeeBaseDate } = settled
    const rest = { ...waived, paidPrincipal: '19700.00', lateFeePaid: '300.00', lateFeeCarried, lateFeeBaseDate }
    expect(owedOf(rest, account, '2026-10-27', '30')).toMatchObject({ lateFee: '0.00', totalDue: '32680.40' })
    // 32680.40 × 0.0005 × 7 = 114.3814
    expect(owedOf(rest, account, '2026-11-03', '30')).toMatchObject({ lateFee: '114.38', totalDue: '32794.78' })
  })
})
