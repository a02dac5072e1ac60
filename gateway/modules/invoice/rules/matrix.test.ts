import { sumMoney } from '@domain/money'
import { cellsOf, gapsOf, inOrder, isWhole, noteOf, sumCells, type MatrixBill, type MatrixItem } from './matrix'
import { firstMonth, lastDue, sentOn } from './mailing'

const TODAY = '2026-11-23'
const bill = (part: Partial<MatrixBill> = {}): MatrixBill => ({
  state: 'PAID',
  receivable: '100.00',
  paidPrincipal: '100.00',
  lateFeePaid: '0.00',
  dueDate: '2026-11-28',
  ...part,
})
const item = (status: MatrixItem['status'], part: Partial<MatrixItem> = {}): MatrixItem => ({
  status,
  grossAmount: '100.00',
  invoicedAmount: status === 'I3' ? '100.00' : '0.00',
  waivedAmount: '0.00',
  deadline: '2027-10-31',
  blockReason: null,
  ...part,
})
const blue = (amount: string, status: 'N1' | 'N2' | 'N3' | 'N4' = 'N1') => ({ color: 'BLUE' as const, status, amount })
const red = (amount: string) => ({ color: 'RED' as const, status: 'N5' as const, amount })

describe('what a row lacks', () => {
  const unpaid = bill({ state: 'UNPAID', paidPrincipal: '30.00' })
  const back = bill({ state: 'REVERSED' })
  it.each([
    ['paid and invoiced', bill(), [item('I3')], [blue('100.00')], ['WHOLE -']],
    ['paid, not invoiced', bill(), [item('I0')], [], ['TO_INVOICE 100.00']],
    ['picked', bill(), [item('I1')], [], ['TO_INVOICE 100.00']],
    ['paid this moment', bill(), [], [], ['TO_INVOICE -']],
    ['a bill over nothing', bill({ receivable: '0.00' }), [], [], ['WHOLE -']],
    ['being issued', bill(), [item('I2')], [], ['INVOICING 100.00']],
    ['part paid', { ...unpaid, state: 'PART_PAID' as const }, [], [], ['UNPAID 70.00', 'AFTER_PAY 100.00']],
    [
      'past its due date, not noted yet',
      { ...unpaid, dueDate: '2026-11-22' },
      [],
      [],
      ['OVERDUE 70.00', 'AFTER_PAY 100.00'],
    ],
    ['due today', { ...unpaid, dueDate: TODAY }, [], [], ['UNPAID 70.00', 'AFTER_PAY 100.00']],
    ['overdue', { ...unpaid, state: 'OVERDUE' as const }, [], [], ['OVERDUE 70.00', 'AFTER_PAY 100.00']],
    [
      'in a plan with a day of its own',
      { ...unpaid, state: 'IN_INSTALLMENT' as const, dueDate: '2026-01-01' },
      [],
      [],
      ['IN_PLAN 70.00', 'AFTER_PAY 100.00'],
    ],
    ['invoiced before it is paid', unpaid, [item('I3')], [blue('100.00')], ['UNPAID 70.00']],
    ['past the deadline, not noted yet', bill(), [item('I0', { deadline: '2026-11-22' })], [], ['LATE 100.00']],
    ['past the deadline', bill(), [item('I5')], [], ['LATE 100.00']],
    ['on the last day', bill(), [item('I0', { deadline: TODAY })], [], ['TO_INVOICE 100.00']],
    ['reversed as a whole', bill(), [item('I0')], [blue('100.00', 'N3'), red('-100.00')], ['TO_INVOICE 100.00']],
    [
      'reversed in part by a discount',
      bill(),
      [item('I4', { invoicedAmount: '92.00', waivedAmount: '8.00' })],
      [blue('100.00', 'N4'), red('-8.00')],
      ['WHOLE -'],
    ],
    [
      'reversed in part because it was made out wrongly, and not waiting again',
      bill(),
      [item('I4', { invoicedAmount: '60.00', waivedAmount: '8.00' })],
      [blue('60.00'), blue('40.00', 'N3'), red('-40.00')],
      ['RED_KEPT 32.00'],
    ],
    [
      'reversed in part, waiting again',
      bill(),
      [item('I0', { invoicedAmount: '60.00', waivedAmount: '8.00' })],
      [blue('60.00'), blue('40.00', 'N3'), red('-40.00')],
      ['TO_INVOICE 32.00'],
    ],
    ['being reversed', bill(), [item('I3')], [blue('100.00', 'N2')], ['RED_OPEN -']],
    ['taken back, never invoiced', back, [item('I6')], [], ['VOID -']],
    ['taken back after its invoice', back, [item('I3')], [blue('100.00')], ['RED_DUE 100.00']],
    [
      'the same with its correction waiting',
      back,
      [item('I3'), item('I0', { grossAmount: '-100.00' })],
      [blue('100.00')],
      ['RED_DUE 100.00'],
    ],
    [
      'the late fee beside it',
      bill({ lateFeePaid: '3.00' }),
      [item('I3'), item('I0', { grossAmount: '3.00' })],
      [blue('100.00')],
      ['TO_INVOICE 3.00'],
    ],
    ['a purchase', null, [item('I0')], [], ['TO_INVOICE 100.00']],
    ['a refunded purchase', null, [item('I6', { blockReason: '已退款' })], [], ['VOID -']],
  ] as const)('%s', (_name, of, items, parts, gaps) => {
    expect(gapsOf(of, items, parts, TODAY).map(({ gap, amount }) => `${gap} ${amount ?? '-'}`)).toEqual(gaps)
  })

  it('is nothing where it is whole', () => {
    expect(isWhole([{ gap: 'WHOLE', amount: null }])).toBe(true)
    expect(isWhole([{ gap: 'VOID', amount: null }])).toBe(true)
    expect(isWhole([{ gap: 'TO_INVOICE', amount: '1.00' }])).toBe(false)
  })
})

describe('the cells of a row', () => {
  it('of a bill with a late fee, an invoice and a part of it reversed', () => {
    const cells = cellsOf(
      bill({ lateFeePaid: '3.00' }),
      [item('I4', { invoicedAmount: '92.00', waivedAmount: '8.00' }), item('I0', { grossAmount: '3.00' })],
      [blue('100.00', 'N4'), red('-8.00')],
      TODAY,
    )
    expect(cells).toEqual({
      billed: '100.00',
      lateFee: '3.00',
      paid: '103.00',
      unpaid: '0.00',
      invoiced: '100.00',
      red: '-8.00',
      net: '92.00',
      open: '3.00',
      waived: '8.00',
      pending: '0.00',
    })
  })

  it('of a bill that was taken back: what was paid is on the balance again, its invoices are still in force', () => {
    const cells = cellsOf(bill({ state: 'REVERSED' }), [item('I3')], [blue('100.00')], TODAY)
    expect(cells).toMatchObject({ billed: '0.00', paid: '0.00', unpaid: '0.00', invoiced: '100.00', net: '100.00' })
  })

  it('of purchases: what was paid is what they cost', () => {
    expect(cellsOf(null, [item('I0')], [], TODAY)).toMatchObject({ billed: '0.00', paid: '100.00', open: '100.00' })
    expect(cellsOf(null, [item('I6')], [], TODAY)).toMatchObject({ paid: '0.00', open: '0.00' })
  })

  it.each([
    ['unpaid, invoiced after payment', bill({ state: 'UNPAID', paidPrincipal: '0.00' }), [], [], '100.00'],
    ['in an application', bill(), [item('I2')], [], '100.00'],
    ['waiting', bill(), [item('I0')], [], '0.00'],
    ['a late fee without an item yet', bill({ lateFeePaid: '3.00' }), [item('I3')], [blue('100.00')], '3.00'],
    ['taken back', bill({ state: 'REVERSED' }), [item('I3')], [blue('100.00')], '-100.00'],
  ])('explain what is due: %s', (_, of, items, parts, pending) => {
    const cells = cellsOf(of, items, parts, TODAY)
    expect(cells.pending).toBe(pending)
    const due = sumMoney([cells.paid, cells.unpaid])
    expect(sumMoney([cells.net, cells.open, cells.waived, cells.pending])).toBe(due)
  })

  it('add up', () => {
    const one = cellsOf(bill(), [item('I3')], [blue('100.00')], TODAY)
    expect(sumCells([one, one])).toMatchObject({ count: 2, billed: '200.00', invoiced: '200.00', open: '0.00' })
    expect(sumCells([])).toMatchObject({ count: 0, billed: '0.00' })
  })

  it('say why nothing is invoiced, only where nothing is', () => {
    expect(noteOf([item('I6', { blockReason: '已退款' })])).toBe('已退款')
    expect(noteOf([item('I6', { blockReason: '已退款' }), item('I0')])).toBeNull()
    expect(noteOf([])).toBeNull()
  })
})

it('the newest month first, bills before purchases', () => {
  const row = (month: string, kind: string, date: string, rowId: string) => ({ month, kind, date, rowId })
  const rows = [
    row('2026-09', 'BILL', '2026-10-02', 'a'),
    row('2026-10', 'TRADE', '2026-10-20', 'b'),
    row('2026-10', 'BILL', '2026-11-02', 'd'),
    row('2026-10', 'BILL', '2026-11-02', 'c'),
    row('2026-10', 'BILL', '2026-11-05', 'e'),
  ]
  expect(inOrder(rows).map(({ rowId }) => rowId)).toEqual(['e', 'c', 'd', 'b', 'a'])
})

describe('the month that is mailed', () => {
  it.each([
    ['2026-11-04', '2026-09', '2026-10'],
    ['2026-11-05', '2026-10', '2026-11'],
    ['2026-11-30', '2026-10', '2026-11'],
    ['2027-01-01', '2026-11', '2026-12'],
    ['2027-01-05', '2026-12', '2027-01'],
  ])('on %s the last one that is due is %s, a mailing that begins then gets %s first', (today, due, first) => {
    expect([lastDue(today), firstMonth(today)]).toEqual([due, first])
  })
  it('goes out on the 5th of the next', () => expect(sentOn('2026-12')).toBe('2027-01-05'))
})
