import { butlerGateway } from '../../../test/gateway/butler-kit'
import type { Caller, TestGateway } from '../../../test/setup/gateway'

let gateway: TestGateway
let li: Caller
let staff: Caller
const BP = '1000000001'

beforeEach(async () => {
  ;({ gateway, li, staff } = await butlerGateway())
})
afterEach(() => gateway.close())

const assign = (managerId: string, by = staff) =>
  by.call('btwob POST /butler/assign', { bp: BP, role: 'MAIN', managerId })
const info = () => li.ok('default GET /crmgas/butler/info', {})
const stars = (score: number, managerId = 'MGR-01') => ({ managerId, score, tags: [], comment: '', anonymous: false })
const rate = (score: number, managerId?: string) =>
  li.call('default POST /crmgas/butler/evaluate', stars(score, managerId))

test('without an assigned butler the words say so, the lines are those of the company (BT-01, BT-06)', async () => {
  expect(await info()).toMatchObject({ managers: [], average: null, tips: '暂未分配专属管家，您可拨打客服热线' })
  const lines = async () =>
    (await li.ok('default GET /crmgas/hotline/list', {})).list.map(({ kind, phone }) => `${kind} ${phone}`)
  expect(await lines()).toEqual(['EMERGENCY 0316-0000119', 'SERVICE 0316-0000100'])
  const line = { companyCode: '1001', hours: '24小时', enabled: true }
  await gateway.db
    .insertInto('hotline')
    .values([
      { ...line, hotlineId: 'H2', kind: 'COMPLAINT', name: '投诉监督', phone: '0316-0000102', sort: 1 },
      { ...line, hotlineId: 'H1', kind: 'EMERGENCY', name: '抢险', phone: '0316-0000118', sort: 9 },
      { ...line, hotlineId: 'H3', kind: 'PROJECT', name: '报装', phone: '0316-0000103', enabled: false },
    ])
    .execute()
  expect(await lines()).toEqual(['EMERGENCY 0316-0000118', 'SERVICE 0316-0000100', 'COMPLAINT 0316-0000102'])
})

test('staff see the managers of their company that have not left', async () => {
  const names = async (by: Caller) => (await by.ok('btwob GET /butler/list', {})).list.map(({ name }) => name)
  expect(await names(staff)).toEqual(['周建国', '赵鹏'])
  expect(await names(gateway.asSession({ userId: 'staff', companyCode: '1002' }))).toEqual([])
  expect(await gateway.call('btwob GET /butler/list', {})).toMatchObject({ ok: false })
})

test('the customer is notified of a new butler, the one before stays in the history (BT-05)', async () => {
  expect(await assign('MGR-01')).toMatchObject({ ok: true })
  gateway.clock.moveTo('2026-11-25T09:30:00+08:00')
  await assign('MGR-03')
  expect(await assign('MGR-03')).toMatchObject({ data: { since: '2026-11-25' } })
  expect(await info()).toMatchObject({
    managers: [
      {
        roleName: '用气管家',
        manager: { name: '赵鹏', phone: '0316-0000203' },
        leave: { from: '2026-11-21', to: '2026-11-28' },
        backup: { name: '周建国' },
      },
    ],
    history: [{ name: '周建国', since: '2026-11-23', until: '2026-11-25' }],
  })
  await assign('MGR-01')
  expect((await info()).managers).toMatchObject([{ manager: { name: '周建国' }, leave: null, since: '2026-11-25' }])
  await gateway.drain()
  const heard = await gateway.db.selectFrom('message').select('summary').orderBy('createdAt').execute()
  expect(heard.map(({ summary }) => summary)).toContain('您的用气管家已变更为赵*')
})

test.each(['MGR-07', 'MGR-99'])('%s, that has left or is unknown, is not assigned: 2902', async (managerId) => {
  expect(await assign(managerId)).toMatchObject({ code: '2902' })
})

test('another company cannot assign here', async () => {
  expect(await assign('MGR-01', gateway.asSession({ userId: 'other', companyCode: '1002' }))).toMatchObject({
    code: '2902',
  })
})

test('once a month, changed within a day (BT-03)', async () => {
  await assign('MGR-01')
  expect(await rate(3)).toMatchObject({ ok: true, data: { editableUntil: '2026-11-24T09:30:00+08:00' } })
  gateway.clock.moveTo('2026-11-24T09:29:00+08:00')
  expect(await rate(5)).toMatchObject({ ok: true, data: { score: 5 } })
  expect(await info()).toMatchObject({ average: null, evaluateCount: 1, myEvaluation: { score: 5 } })
  gateway.clock.moveTo('2026-11-24T09:30:00+08:00')
  expect(await rate(4)).toMatchObject({ code: '44201' })
  // Nor for another customer that the user works for and the same butler looks after.
  const elsewhere = gateway.asSession({
    bp: '1000000009',
    companyCode: '1001',
    userId: 'u-1',
    isMaster: true,
    reviewStatus: '1',
  })
  const of = { bp: '1000000009', companyCode: '1001', managerId: 'MGR-01', role: 'MAIN' as const }
  await gateway.db
    .insertInto('bpManager')
    .values({ ...of, since: '2026-11-23' })
    .execute()
  expect(await elsewhere.call('default POST /crmgas/butler/evaluate', stars(4))).toMatchObject({ code: '44201' })
  gateway.clock.moveTo('2026-12-01T09:30:00+08:00')
  expect(await rate(4)).toMatchObject({ ok: true })
  expect(await elsewhere.ok('default POST /crmgas/butler/evaluate', stars(5))).toMatchObject({ score: 5 })
  expect(await info()).toMatchObject({ evaluateCount: 2, myEvaluation: { score: 5 } })
  expect(await rate(4, 'MGR-03')).toMatchObject({ code: '2902' })
})

test('visits, the newest first, of the own customer number', async () => {
  await assign('MGR-01')
  const visit = { companyCode: '1001', managerId: 'MGR-01', kind: 'ROUTINE' as const, summaryEnc: '' as never }
  await gateway.db
    .insertInto('butlerVisit')
    .values([
      { ...visit, bp: BP, visitId: 'V1', visitAt: '2026-10-01T10:00:00+08:00' },
      { ...visit, bp: BP, visitId: 'V2', visitAt: '2026-11-01T10:00:00+08:00' },
      { ...visit, bp: '1000000009', visitId: 'V3', visitAt: '2026-11-02T10:00:00+08:00' },
    ])
    .execute()
  expect(await li.ok('default GET /crmgas/butler/visits', {})).toMatchObject({
    total: 2,
    list: [{ visitId: 'V2', kindName: '例行走访', managerName: '周建国' }, { visitId: 'V1' }],
  })
})

test('words to the butler go to the butler from the beginning (BT-04)', async () => {
  await assign('MGR-03')
  const { ticketId } = await li.ok('default POST /crmgas/serviceTicket/add', {
    ticketType: 'CONSULT',
    subtype: 'C_OTHER',
    description: '请安排人来讲解账单',
    contactName: '李工',
    contactPhone: '13800000001',
    requestNo: 'words-1',
  })
  expect(await li.ok('default GET /crmgas/serviceTicket/detail', { ticketId })).toMatchObject({
    handlerName: '周建国',
    handlerRole: '高级用气管家',
  })
})
