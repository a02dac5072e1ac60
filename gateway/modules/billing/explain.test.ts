import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'

let gateway: TestGateway
let factory: Caller
let hospital: Caller
let textile: Caller
beforeAll(async () => {
  gateway = await testGateway()
  factory = await gateway.as('13800000001')
  hospital = await gateway.as('13800000008')
  textile = gateway.asSession({ bp: '1000000004', companyCode: '1002', isMaster: true, reviewStatus: '1' })
})
afterAll(() => gateway.close())

const billsOf = async (caller: Caller) =>
  (await caller.ok('default GET /crmgas/bill/list', { pageSize: 50 })).list.filter(({ state }) => state !== 'REVERSED')
const billOf = async (caller: Caller, month: string, meterId?: string) =>
  (await billsOf(caller)).find(
    (bill) => bill.billMonth === month && (meterId === undefined || bill.meters.some((one) => one.meterId === meterId)),
  )?.billId ?? ''

/** Y-04. */
describe('why a bill is another one', () => {
  test('against the month before: rows by kind, meters, notices with their documents', async () => {
    const billId = await billOf(factory, '2026-09')
    const { before, now, rows, meters, notices, change } = await factory.ok('btwob GET /bill/explain', {
      billId,
      against: 'PREV',
    })
    expect([before.billMonth, now.billMonth, before.days, now.days]).toEqual(['2026-08', '2026-09', 31, 30])
    expect(rows[0]).toMatchObject({ kind: 'DAYS', name: '天数变化' })
    expect(rows.filter(({ kind }) => kind === 'VOLUME').map(({ of }) => of)).toEqual(
      meters.map(({ meterId }) => meterId),
    )
    expect(meters[0]?.name).not.toBe('')
    expect(notices.every(({ docNo, effectiveFrom }) => docNo !== '' && effectiveFrom <= '2026-09-30')).toBe(true)
    expect(change.startsWith('-')).toBe(Number(now.amount) < Number(before.amount))
  })

  test('a late fee is a row of its own', async () => {
    const billId = (await billsOf(textile)).find(({ state }) => state === 'OVERDUE')?.billId ?? ''
    const { rows, now, before } = await textile.ok('btwob GET /bill/explain', { billId, against: 'PREV' })
    expect(now.lateFee).not.toBe('0.00')
    const fee = rows.find(({ kind }) => kind === 'LATE_FEE')
    expect(fee?.amount).toBe((Number(now.lateFee) - Number(before.lateFee)).toFixed(2))
  })

  test('without a bill of the year before: said so, the month before is offered', async () => {
    const months = (await billsOf(textile)).sort((a, b) => (a.billMonth < b.billMonth ? -1 : 1))
    const billId = months[1]?.billId ?? ''
    const refused = await textile.call('btwob GET /bill/explain', { billId, against: 'YEAR' })
    expect(refused).toMatchObject({ ok: false, code: 'A2207' })
    expect(refused.text).toMatch(/^\d{4}年\d+月没有可比较的账单$/)
    expect(refused.data).toEqual({ offer: 'PREV' })
  })

  test('the first bill of all has nothing to be compared with', async () => {
    const first = (await billsOf(textile)).sort((a, b) => (a.billMonth < b.billMonth ? -1 : 1))[0]
    const refused = await textile.call('btwob GET /bill/explain', { billId: first?.billId ?? '', against: 'PREV' })
    expect(refused).toMatchObject({ code: 'A2207', data: { offer: null } })
  })

  test('a bill of another customer is one that does not exist', async () => {
    const theirs = await billOf(factory, '2026-09')
    const answers = await Promise.all(
      [theirs, 'none'].map((billId) => hospital.call('btwob GET /bill/explain', { billId, against: 'PREV' })),
    )
    expect(answers.map(({ code, text, data }) => [code, text, data])).toEqual([
      ['2902', answers[1]?.text, null],
      ['2902', answers[1]?.text, null],
    ])
  })

  test('a statement that waits for its signature is explained too; another customer’s is not', async () => {
    const { list } = await factory.ok('energy GET /settlement/list', { state: 'PENDING' })
    const statementId = list[0]?.statementId ?? ''
    const { rows, now } = await factory.ok('btwob GET /settlement/explain', { statementId, against: 'PREV' })
    expect(rows.length).toBeGreaterThan(0)
    expect(now.lateFee).toBe('0.00')
    const refused = await hospital.call('btwob GET /settlement/explain', { statementId, against: 'PREV' })
    expect(refused.code).toBe('2902')
  })
})
