import type { In, Out } from '@contract'
import { FACTORY, drawn, people, signature, uploaded } from '../../../test/gateway/inspection-kit'
import { nextRequestNo } from '../../../test/gateway/case-kit'
import { inWork } from '../../../test/setup/content-gateway'
import { testGateway, type TestGateway } from '../../../test/setup/gateway'
import { fileTicket } from '../ticket/service'

const CREATE = 'btwob POST /project/create'
const NODE = 'btwob POST /project/node/update'
const PUBLISH = 'btwob POST /project/scheme/publish'
const ASK = 'btwob POST /project/approval/create'
const WITHDRAW = 'btwob POST /project/approval/withdraw'
const AUDIT = 'btwob POST /project/payment/audit'
const LOG = 'btwob POST /project/log'
const DETAIL = 'job GET /customer/project/detail'
const CONFIRM = 'job POST /customer/node/confirmScheme'
const COMMIT = 'job POST /project/approval/commit'
const VOUCHER = 'job POST /project/payment/voucher'
const PAYMENTS = 'job GET /project/queryPaymentInfo'
const APPROVALS = 'job GET /project/approval/get'
const MOVE_VISIT = 'job POST /customer/node/changeExploration'

let gateway: TestGateway
let at: ReturnType<typeof people>
let stranger: ReturnType<TestGateway['asSession']>
let otherStaff: ReturnType<TestGateway['asSession']>
beforeEach(async () => {
  gateway = await testGateway({ daily: ['project'], intervals: ['project'] })
  at = people(gateway)
  const other = { bp: '1000000002', companyCode: '1001', userId: 'other', isMaster: true, reviewStatus: '1' } as const
  stranger = gateway.asSession(other)
  otherStaff = gateway.asSession({ companyCode: '1002', userId: 'inspector' })
  for (const table of [
    'projectNode',
    'projectUpdate',
    'projectPayment',
    'projectApproval',
    'scheme',
    'constructLog',
    'engineRecord',
    'project',
    'todo',
  ] as const)
    await gateway.db.deleteFrom(table).where('bp', '=', FACTORY.bp).execute()
})
afterEach(() => gateway.close())

const wish = (over: Partial<In<typeof CREATE>> = {}): In<typeof CREATE> => ({
  requestNo: nextRequestNo(),
  bp: FACTORY.bp,
  projectName: '四号窑新增用气',
  projectType: 'NEW',
  customerClass: 'INDUSTRY',
  address: '云鹏道18号',
  peakFlow: '100.00',
  annualVolume: '500000',
  pressureLevel: 'LOW',
  people: [{ role: 'MANAGER', name: '冯涛', phone: '13800000031' }],
  applyDate: '2026-11-20',
  planFinishDate: '2027-02-01',
  plan: [
    { nodeCode: 'CO03', planStart: '2026-12-20', planEnd: '2027-01-05' },
    { nodeCode: 'AC02', planStart: '2027-01-20', planEnd: '2027-01-28' },
  ],
  ...over,
})

const staffView = (projectId: string) => at.inspector.ok('btwob GET /project/detail', { projectId })
const begun = async (over?: Partial<In<typeof CREATE>>) => (await at.inspector.ok(CREATE, wish(over))).projectId

type Step = Omit<In<typeof NODE>, 'projectId' | 'version' | 'nodeCode'>
async function move(projectId: string, nodeCode: string, change: Step = { event: 'FINISH' }) {
  const { version } = await staffView(projectId)
  return at.inspector.call(NODE, { projectId, version, nodeCode, ...change })
}
async function moveOk(projectId: string, ...codes: string[]) {
  for (const code of codes) expect(await move(projectId, code)).toMatchObject({ ok: true })
}

/** A project of which a scheme can be drawn. */
async function designed(over?: Partial<In<typeof CREATE>>): Promise<string> {
  const projectId = await begun(over)
  await moveOk(projectId, 'EX01', 'EX02', 'EX03', 'DE01')
  return projectId
}
const quoteOf = (price: string) => [{ item: '管道', spec: 'DN80', unit: '项', quantity: '1.00', price }]
const publish = (projectId: string, price = '128456.78') =>
  at.inspector.ok(PUBLISH, {
    requestNo: nextRequestNo(),
    projectId,
    title: '接气方案',
    summary: '',
    quote: quoteOf(price),
    planDays: 60,
  })
type Scheme = Out<typeof PUBLISH>
const sign = async () => ({ signFileId: await signature(gateway), signMeta: drawn })
const confirming = async (
  projectId: string,
  { schemeId, versionNo }: Scheme,
  over: Partial<In<typeof CONFIRM>> = {},
): Promise<In<typeof CONFIRM>> => ({
  projectId,
  schemeId,
  versionNo,
  confirm: '1',
  requestNo: nextRequestNo(),
  ...(over.confirm === '0' ? {} : await sign()),
  ...over,
})
/** A project with its contract: 38,537.03, 77,074.07 and 12,845.68 yuan. */
async function contracted(): Promise<string> {
  const projectId = await designed()
  await at.master.ok(CONFIRM, await confirming(projectId, await publish(projectId)))
  return projectId
}
const payment = async (projectId: string, seq = 1) => {
  const row = (await at.master.ok(PAYMENTS, { projectId })).list.find((one) => one.seq === seq)
  if (!row) throw new Error(`no instalment ${seq}`)
  return row
}
const proving = async (
  { paymentId, version }: { paymentId: string; version: number },
  amount: string,
): Promise<In<typeof VOUCHER>> => ({
  paymentId,
  version,
  amount,
  files: [await uploaded(gateway, 'director', { bizType: 'PROJECT' })],
  payDate: '2026-11-23',
  requestNo: nextRequestNo(),
})
const seen = (projectId: string) => at.master.ok(DETAIL, { projectId })
const messages = async (templateCode: 'PJ_NODE' | 'PJ_DELAY' | 'PJ_STATE') => {
  await gateway.drain()
  const rows = await gateway.db
    .selectFrom('message')
    .select('summary')
    .where('templateCode', '=', templateCode)
    .execute()
  return [...new Set(rows.map(({ summary }) => summary).filter((summary) => summary.startsWith('四号窑新增用气')))]
}
const todos = async () =>
  (
    await gateway.db
      .selectFrom('todo')
      .select('type')
      .where('bp', '=', FACTORY.bp)
      .where('status', '=', '0')
      .where('type', 'in', ['PROJECT_SCHEME', 'PROJECT_APPROVAL', 'PROJECT_PAYMENT'])
      .orderBy('type')
      .execute()
  ).map(({ type }) => type)

describe('a project', () => {
  test('begins with all of its steps, stands in the lists, and says what comes next', async () => {
    const projectId = await begun()
    const list = await at.master.ok('job GET /customer/project/list', { keyword: '四号窑' })
    expect(list).toMatchObject({ total: 1, list: [{ projectId, stage: 'EXPLORATION', totalRate: 5, unread: 1 }] })
    expect(list.list[0]).toMatchObject({ currentNodeName: '预约勘察', todoCount: 0, delayDays: 0 })
    expect((await at.master.ok('job GET /customer/project/list', { status: 'PAUSED' })).total).toBe(0)
    expect(await at.master.ok('job GET /customer/project/latest/project', {})).toMatchObject({ projectId })
    expect(await seen(projectId)).toMatchObject({
      totalRate: 5,
      yours: [],
      ours: { nodeCode: 'EX01', person: { name: '冯涛' } },
      planChange: null,
      stages: [{ stage: 'APPLY', rate: 100, status: 'DONE' }, { status: 'NOT_STARTED' }, {}, {}, {}, {}],
    })
    expect(await at.inspector.ok('btwob GET /project/list', { status: 'RUNNING' })).toMatchObject({
      list: expect.arrayContaining([
        expect.objectContaining({ projectId, customerName: '华北精工陶瓷有限公司' }),
      ]) as unknown,
    })
  })

  test('a customer without one has no latest project', async () => {
    expect(await at.master.ok('job GET /customer/project/latest/project', {})).toBeNull()
  })

  test.each<[string, Partial<In<typeof CREATE>>, string]>([
    ['a customer of another company', { bp: '1000000003' }, '2902'],
    ['an unknown ticket', { ticketId: 'none' }, '2902'],
    ['no manager', { people: [{ role: 'DESIGNER', name: '陈立', phone: '1' }] }, '2901'],
    ['a day without its slot', { appointDate: '2026-11-25' }, '2901'],
    ['a plan backwards', { plan: [{ nodeCode: 'CO03', planStart: '2026-12-20', planEnd: '2026-12-19' }] }, '2901'],
    ['an unknown step', { plan: [{ nodeCode: 'XX01', planStart: '2026-12-20', planEnd: '2026-12-20' }] }, '2901'],
  ])('is not begun for %s', async (_what, over, code) =>
    expect(await at.inspector.call(CREATE, wish(over))).toMatchObject({ code }),
  )

  describe('that an application asked for (TK-17)', () => {
    const applied = (subtype: 'A_NEW' | 'A_MOVE' | 'C_BILL' = 'A_NEW') =>
      inWork(gateway, (work) =>
        fileTicket(work, { ...FACTORY, userId: 'director' }, { subtype, title: '报装', description: '四号窑新增用气' }),
      )
    const ticket = (ticketId: string) => at.master.ok('default GET /crmgas/serviceTicket/detail', { ticketId })
    const ofStaff = (ticketId: string) => at.inspector.ok('btwob GET /ticket/detail', { ticketId })

    test('the ticket is accepted with it, names it, and is answered with the visit; it has one project', async () => {
      const { ticketId } = await applied()
      expect((await ofStaff(ticketId)).actions).toContain('project')
      const projectId = await begun({ ticketId })
      const { projectNo, ticketId: named } = await seen(projectId)
      expect([named, (await staffView(projectId)).ticketId]).toEqual([ticketId, ticketId])
      const taken = await ticket(ticketId)
      expect(taken).toMatchObject({ status: 'PROCESSING', related: { title: '四号窑新增用气' } })
      expect(taken.acceptedAt).not.toBeNull()
      expect(taken.logs.map(({ content }) => content)).toContain(`已转为工程项目 ${projectNo}`)
      expect((await ofStaff(ticketId)).actions).not.toContain('project')
      expect(await at.inspector.call(CREATE, wish({ ticketId }))).toMatchObject({ code: '2901' })
      await moveOk(projectId, 'EX01')
      expect(await ticket(ticketId)).toMatchObject({
        status: 'RESOLVED',
        resultText: `勘察已预约，后续进展见工程项目 ${projectNo}`,
      })
    })

    test('the visit that it asked for has one place, its own or that of another day (TK-05)', async () => {
      const place = { companyCode: '1001', date: '2026-11-27', slot: 'PM1', kind: 'APPLY' } as const
      await gateway.db
        .insertInto('slotQuota')
        .values({ ...place, quota: 1, used: 1 })
        .execute()
      const used = async () =>
        (
          await gateway.db
            .selectFrom('slotQuota')
            .select('used')
            .where('date', '=', place.date)
            .where('slot', '=', place.slot)
            .where('kind', '=', place.kind)
            .where('companyCode', '=', place.companyCode)
            .executeTakeFirst()
        )?.used
      const visited = async () => {
        const { ticketId } = await applied()
        const appointed = { appointDate: place.date, appointSlot: place.slot }
        await gateway.db.updateTable('serviceTicket').set(appointed).where('ticketId', '=', ticketId).execute()
        return ticketId
      }
      const ticketId = await visited()
      const projectId = await begun({ ticketId })
      expect(await at.master.ok('job POST /customer/node/getExplorationNode', { projectId })).toMatchObject({
        appointDate: place.date,
        appointSlot: place.slot,
      })
      expect([await used(), (await ticket(ticketId)).appointDate]).toEqual([1, null])
      await begun({ ticketId: await visited(), appointDate: place.date, appointSlot: place.slot })
      expect(await used()).toBe(1)
      await begun({ ticketId: await visited(), appointDate: '2026-11-30', appointSlot: 'AM' })
      expect(await used()).toBe(0)
    })

    test('an application that is a project by now cannot be called off, whatever it waits for (44108)', async () => {
      const { ticketId } = await applied()
      const projectId = await begun({ ticketId })
      const key = async () => ({ ticketId, version: (await ofStaff(ticketId)).version })
      await at.inspector.ok('btwob POST /ticket/suspend', { ...(await key()), content: '请补充平面图' })
      const off = { ...(await key()), reason: '不再需要' }
      expect(await at.master.call('default POST /crmgas/serviceTicket/cancel', off)).toMatchObject({ code: '44108' })
      await moveOk(projectId, 'EX01')
      expect((await ticket(ticketId)).status).toBe('RESOLVED')
    })

    test('one that waits for the customer goes on; one that was answered before keeps its words', async () => {
      const { ticketId } = await applied('A_MOVE')
      const key = async () => ({ ticketId, version: (await ofStaff(ticketId)).version })
      await at.inspector.ok('btwob POST /ticket/accept', await key())
      await at.inspector.ok('btwob POST /ticket/suspend', { ...(await key()), content: '请补充平面图' })
      const projectId = await begun({ ticketId })
      expect((await ticket(ticketId)).status).toBe('PROCESSING')
      await at.inspector.ok('btwob POST /ticket/resolve', { ...(await key()), resultText: '已电话约定勘察' })
      await moveOk(projectId, 'EX01')
      expect(await ticket(ticketId)).toMatchObject({ status: 'RESOLVED', resultText: '已电话约定勘察' })
    })

    test('no project comes of another kind of ticket, nor of one that is over', async () => {
      const { ticketId } = await applied('C_BILL')
      expect(await at.inspector.call(CREATE, wish({ ticketId }))).toMatchObject({ code: '44120' })
      const over = await applied()
      const { version } = await ofStaff(over.ticketId)
      const sentBack = { ticketId: over.ticketId, version, reason: '不在供气范围' }
      await at.inspector.ok('btwob POST /ticket/reject', sentBack)
      expect(await at.inspector.call(CREATE, wish({ ticketId: over.ticketId }))).toMatchObject({ code: '44120' })
      expect((await at.master.ok('job GET /customer/project/list', {})).total).toBe(0)
    })
  })

  test('is 2902 for another customer and for staff of another company, in every call', async () => {
    const projectId = await contracted()
    const scheme = (await at.master.ok('job POST /customer/node/getDesignPlanNode', { projectId })).current
    const { paymentId, version } = await payment(projectId)
    const asked = await at.inspector.ok(ASK, {
      requestNo: nextRequestNo(),
      projectId,
      approvalType: 'DESIGN',
      title: '改线',
      content: '改走北门',
      deadline: '2026-12-01T18:00:00+08:00',
    })
    const reads = [
      DETAIL,
      'job GET /customer/project/updates',
      'job POST /customer/project/read/updates',
      'job POST /project/queryProjectPlan',
      'job POST /customer/node/getExplorationNode',
      'job POST /customer/node/getPlaceInfo',
      'job POST /customer/node/getDesignPlanNode',
      'job POST /project/queryDesignRate',
      'job POST /project/queryConstructRate',
      'job POST /customer/node/queryEnginsOfRecord',
      PAYMENTS,
      'job GET /customer/node/checkShowPush',
    ] as const
    for (const key of reads) expect(await stranger.send(key, { projectId })).toMatchObject({ code: '2902' })
    const requestNo = nextRequestNo()
    for (const [key, input] of [
      ['job POST /customer/node/getConstructionNodeByPre', { projectId, preCode: 'DESIGN' }],
      ['job GET /customer/node/clickTip', { projectId, nodeCode: 'DE01' }],
      [
        'job POST /customer/node/editWxAuth',
        { projectId, openId: 'o', results: [{ templateId: 't', result: 'accept' }] },
      ],
      [MOVE_VISIT, { projectId, date: '2026-11-26', slot: 'AM', requestNo }],
      [
        CONFIRM,
        { projectId, schemeId: scheme?.schemeId, versionNo: 1, confirm: '0', opinion: '请再看一下', requestNo },
      ],
      [VOUCHER, { paymentId, version, amount: '1.00', files: ['f'], payDate: '2026-11-23', requestNo }],
      [APPROVALS, { approvalId: asked.approvalId }],
      [COMMIT, { approvalId: asked.approvalId, version: 0, result: 'AGREE', requestNo }],
    ] as const)
      expect(await stranger.send(key, input)).toMatchObject({ code: '2902' })
    expect((await stranger.ok(APPROVALS, { projectId })).list).toEqual([])
    for (const [key, input] of [
      ['btwob GET /project/detail', { projectId }],
      [NODE, { projectId, version: 0, nodeCode: 'CO01' }],
      [
        PUBLISH,
        { requestNo: nextRequestNo(), projectId, title: '方案', summary: '', quote: quoteOf('1.00'), planDays: 1 },
      ],
      [AUDIT, { paymentId, version, passed: '1' }],
      [
        ASK,
        {
          requestNo: nextRequestNo(),
          projectId,
          approvalType: 'DESIGN',
          title: '改线',
          content: '改线',
          deadline: '2026-12-01T18:00:00+08:00',
        },
      ],
      [WITHDRAW, { approvalId: asked.approvalId, version: 0 }],
      [
        LOG,
        {
          requestNo: nextRequestNo(),
          projectId,
          workDate: '2026-11-23',
          content: '开挖',
          workers: 1,
          weather: '晴',
          safety: '',
        },
      ],
      ['btwob POST /project/pause', { projectId, version: 0, reason: '暂停' }],
      ['btwob POST /project/resume', { projectId, version: 0 }],
      ['btwob POST /project/terminate', { projectId, version: 0, reason: '终止' }],
    ] as const)
      expect(await otherStaff.send(key, input)).toMatchObject({ code: '2902' })
  })
})

describe('steps (D 3.9, PJ-03)', () => {
  test('go in their order, tell their end, and make the rates of PJ-02', async () => {
    const projectId = await begun()
    expect(await move(projectId, 'DE01')).toMatchObject({ code: '44120' })
    expect(await move(projectId, 'EX02', { event: 'START' })).toMatchObject({ code: '44120' })
    await moveOk(projectId, 'EX01', 'EX02')
    expect(await move(projectId, 'EX02')).toMatchObject({ code: '44120' })
    expect(await move(projectId, 'EX03', { event: 'SKIP' })).toMatchObject({ ok: true, data: { stage: 'DESIGN' } })
    expect(await seen(projectId)).toMatchObject({ totalRate: 15, currentNode: { nodeCode: 'DE01' } })
    expect(await messages('PJ_NODE')).toContain('四号窑新增用气：现场勘察已完成')
    expect(await move(projectId, 'XX09')).toMatchObject({ code: '2901' })
  })

  test('a rate goes down with a reason only, a stale version is 2904, a file of somebody else 44852', async () => {
    const projectId = await designed()
    expect(await move(projectId, 'DE03', { rate: 40 })).toMatchObject({ ok: true })
    expect(await move(projectId, 'DE03', { rate: 30 })).toMatchObject({ code: '2901', data: { field: 'reason' } })
    expect(await move(projectId, 'DE03', { rate: 30, reason: '图纸返工' })).toMatchObject({ ok: true })
    expect(await at.inspector.call(NODE, { projectId, version: 0, nodeCode: 'DE03' })).toMatchObject({ code: '2904' })
    const files = [await uploaded(gateway, 'somebody', { bizType: 'PROJECT' })]
    expect(await move(projectId, 'DE03', { files })).toMatchObject({ code: '44852' })
    const own = await uploaded(gateway, 'inspector', { bizType: 'PROJECT' })
    expect(await move(projectId, 'DE01', { files: [own], remark: '图' })).toMatchObject({ ok: true })
    expect(await move(projectId, 'DE01', { event: 'REOPEN', rate: 60, reason: '补充计算' })).toMatchObject({ ok: true })
    const steps = await at.master.ok('job POST /customer/node/getConstructionNodeByPre', {
      projectId,
      preCode: 'DESIGN',
    })
    expect(steps[0]).toMatchObject({ nodeCode: 'DE01', rate: 60, status: 'DOING', files: [{ isImage: true }] })
    expect(
      await at.master.ok('job POST /customer/node/getConstructionNodeByPre', { projectId, preCode: 'DE01' }),
    ).toEqual([])
  })

  test('the plan moves with its reason: one message, the old and the new day, the days of delay', async () => {
    const projectId = await begun()
    expect(await move(projectId, 'CO03', { planFinishDate: '2027-02-12' })).toMatchObject({ code: '2901' })
    const reason = '开挖许可到期'
    expect(
      await move(projectId, 'CO03', { planEnd: '2027-01-16', planFinishDate: '2027-02-12', reason }),
    ).toMatchObject({
      ok: true,
    })
    expect(await seen(projectId)).toMatchObject({
      delayDays: 11,
      planChange: { before: '2027-02-01', after: '2027-02-12', reason },
    })
    expect(await messages('PJ_DELAY')).toEqual(['四号窑新增用气预计2027-02-12完工'])
    const plan = await at.master.ok('job POST /project/queryProjectPlan', { projectId })
    expect(plan).toMatchObject({ planFinishDate: '2027-02-12', forecastFinishDate: '2027-02-12', delayDays: 11 })
    expect(plan.changes).toMatchObject([{ before: '2027-02-01', after: '2027-02-12', reason }])
    await gateway.passTime('2027-01-06T00:45:00+08:00')
    await gateway.passTime('2027-01-17T00:45:00+08:00')
    const { list } = await at.master.ok('job GET /customer/project/updates', { projectId })
    expect(list.filter(({ title }) => title === '庭院管道施工未按计划完成')).toHaveLength(1)
    expect((await at.master.ok('job POST /project/queryProjectPlan', { projectId })).forecastFinishDate).toBe(
      '2027-02-13',
    )
  })

  test('a planned end that comes back to an earlier day has its message each time', async () => {
    const projectId = await begun()
    const reason = '开挖许可到期'
    for (const planFinishDate of ['2027-02-12', '2027-02-20', '2027-02-12'])
      expect(await move(projectId, 'CO03', { planFinishDate, reason })).toMatchObject({ ok: true })
    await gateway.drain()
    const sent = gateway.db.selectFrom('message').select('dedupeKey').distinct().where('bizId', '=', projectId)
    expect(await sent.where('templateCode', '=', 'PJ_DELAY').execute()).toHaveLength(3)
  })

  test('what was found, drawn, built and handed over is read by the customer; the last paper ends the project', async () => {
    const projectId = await begun({ appointDate: '2026-11-26', appointSlot: 'AM' })
    await moveOk(projectId, 'EX01')
    const place = {
      buildings: [{ name: '四号车间', floor: '1', area: '900.0' }],
      points: [{ pointName: '窑', equipmentType: '窑炉', quantity: 1, ratedFlow: '100.00' }],
      nearestPipe: { pressure: 'LOW' as const, diameter: 'DN200', distance: 46 },
      ventilation: true,
      alarmRequired: false,
    }
    const found = { surveyResult: 'FEASIBLE' as const, surveyText: '可接入', arrivedAt: '2026-11-23T09:00:00+08:00' }
    expect(await move(projectId, 'EX02', { event: 'FINISH', ...found, place })).toMatchObject({ ok: true })
    expect(await at.master.ok('job POST /customer/node/getExplorationNode', { projectId })).toMatchObject({
      conclusion: 'FEASIBLE',
      pipe: { distance: 46 },
      changeLeft: 0,
    })
    expect(await at.master.ok('job POST /customer/node/getPlaceInfo', { projectId })).toEqual(place)
    expect(await staffView(projectId)).toMatchObject({ place })
    await moveOk(projectId, 'EX03', 'DE01')
    await at.master.ok(CONFIRM, await confirming(projectId, await publish(projectId, '0.00')))
    const fileId = await uploaded(gateway, 'inspector', { bizType: 'PROJECT' })
    const drawing = { name: '施工图', versionNo: 1, fileId }
    expect(await move(projectId, 'DE03', { event: 'FINISH', drawing })).toMatchObject({ ok: true })
    expect(await at.master.ok('job POST /project/queryDesignRate', { projectId })).toMatchObject({
      rate: 80,
      drawings: [{ name: '施工图', fileId, isImage: true }],
      designer: null,
    })
    await moveOk(projectId, 'DE04', 'PA01')
    expect(await move(projectId, 'PA02', { event: 'SKIP' })).toMatchObject({ ok: true })
    const quantities = [{ item: '管道', unit: 'm', planned: '310.00', finished: '246.00' }]
    expect(await move(projectId, 'CO01', { event: 'FINISH', quantities })).toMatchObject({ ok: true })
    const photos = [await uploaded(gateway, 'inspector', { bizType: 'PROJECT' })]
    const day = {
      requestNo: nextRequestNo(),
      projectId,
      nodeCode: 'CO03',
      content: '铺管30 m',
      workers: 8,
      weather: '晴',
      safety: '交底',
    }
    await at.inspector.ok(LOG, { ...day, workDate: '2026-11-23', photos })
    expect(await at.inspector.call(LOG, { ...day, requestNo: nextRequestNo(), workDate: '2026-11-24' })).toMatchObject({
      code: '2901',
    })
    expect(
      await at.inspector.call(LOG, { ...day, requestNo: nextRequestNo(), workDate: '2026-11-23', nodeCode: 'X' }),
    ).toMatchObject({
      code: '2901',
    })
    expect(
      await at.inspector.call(LOG, { ...day, requestNo: nextRequestNo(), workDate: '2026-11-23', photos: ['none'] }),
    ).toMatchObject({
      code: '44852',
    })
    expect(await at.master.ok('job POST /project/queryConstructRate', { projectId })).toMatchObject({
      totalRate: 5,
      quantities: [{ percent: 79 }],
      lastLogDate: '2026-11-23',
      logs: { total: 1, list: [{ content: '铺管30 m', photos: [{ isImage: true }] }] },
    })
    await moveOk(projectId, 'CO02', 'CO03', 'CO04', 'CO05', 'CO06', 'AC01', 'AC02', 'AC03')
    const record = {
      recordType: 'PRESSURE' as const,
      name: '严密性试验',
      result: 'PASS' as const,
      recordDate: '2026-11-23',
      facts: [{ label: '试验压力', value: '0.60', unit: 'MPa' }],
    }
    expect(await move(projectId, 'AC04', { event: 'FINISH', record })).toMatchObject({
      ok: true,
      data: { status: 'FINISHED', totalRate: 100 },
    })
    expect(
      await at.master.ok('job POST /customer/node/queryEnginsOfRecord', { projectId, recordType: 'PRESSURE' }),
    ).toMatchObject([{ name: '严密性试验', facts: record.facts }])
    expect(await seen(projectId)).toMatchObject({ status: 'FINISHED', actualFinishDate: '2026-11-23', ours: null })
    expect(await move(projectId, 'AC03', { remark: '补记' })).toMatchObject({ code: '44120' })
  })

  test('a hint is seen once by a user (PJ-09)', async () => {
    const projectId = await begun()
    await move(projectId, 'EX01', { tip: '请准备图纸' })
    const step = async () => (await at.master.ok('job POST /customer/node/getExplorationNode', { projectId })).nodes[0]
    expect(await step()).toMatchObject({ tip: '请准备图纸', tipClicked: false })
    for (let i = 0; i < 2; i += 1)
      expect(await at.master.ok('job GET /customer/node/clickTip', { projectId, nodeCode: 'EX01' })).toBe(true)
    expect(await step()).toMatchObject({ tipClicked: true })
    expect(await at.master.call('job GET /customer/node/clickTip', { projectId, nodeCode: 'XX' })).toMatchObject({
      code: '2902',
    })
  })
})

describe('the visit of the surveyor (PJ-13)', () => {
  const moving = (projectId: string, date: string, slot: 'AM' | 'PM1' = 'AM') => ({
    projectId,
    date,
    slot,
    requestNo: nextRequestNo(),
  })
  test('moves twice, and a repeated request moves it once', async () => {
    const projectId = await begun({ appointDate: '2026-11-26', appointSlot: 'AM' })
    const first = moving(projectId, '2026-11-27')
    expect(await at.master.ok(MOVE_VISIT, first)).toMatchObject({ appointDate: '2026-11-27', changeLeft: 1 })
    expect(await at.master.ok(MOVE_VISIT, first)).toMatchObject({ changeLeft: 1 })
    expect(await at.master.call(MOVE_VISIT, moving(projectId, '2026-11-23'))).toMatchObject({ code: '2901' })
    expect(await at.master.ok(MOVE_VISIT, moving(projectId, '2026-11-30'))).toMatchObject({ changeLeft: 0 })
    expect(await at.master.call(MOVE_VISIT, moving(projectId, '2026-12-01'))).toMatchObject({ code: '44606' })
  })
  test('not within a day of it, not to a place that is taken, not while the project is paused', async () => {
    const projectId = await begun({ appointDate: '2026-11-26', appointSlot: 'AM' })
    await gateway.db
      .insertInto('slotQuota')
      .values({ companyCode: '1001', date: '2026-11-27', slot: 'PM1', kind: 'APPLY', quota: 1, used: 1 })
      .execute()
    expect(await at.master.call(MOVE_VISIT, moving(projectId, '2026-11-27', 'PM1'))).toMatchObject({ code: '44104' })
    const taken = wish({ appointDate: '2026-11-27', appointSlot: 'PM1' })
    expect(await at.inspector.call(CREATE, taken)).toMatchObject({ code: '44104' })
    const { version } = await staffView(projectId)
    await at.inspector.ok('btwob POST /project/pause', { projectId, version, reason: '待定' })
    expect(await at.master.call(MOVE_VISIT, moving(projectId, '2026-11-27'))).toMatchObject({ code: '44605' })
    await at.inspector.ok('btwob POST /project/resume', { projectId, version: version + 1 })
    await gateway.passTime('2026-11-25T08:31:00+08:00')
    expect(await at.master.call(MOVE_VISIT, moving(projectId, '2026-11-27'))).toMatchObject({ code: '44606' })
  })
})

describe('a scheme (PJ-05)', () => {
  test('is confirmed by the master with a signature: contract, instalments, the step; once for a request', async () => {
    const projectId = await designed()
    const scheme = await publish(projectId)
    expect(await todos()).toEqual(['PROJECT_SCHEME'])
    expect(await seen(projectId)).toMatchObject({
      yours: [{ kind: 'SCHEME', amount: '128456.78' }],
      todo: { schemes: 1 },
    })
    const input = await confirming(projectId, scheme)
    const made = await at.master.ok(CONFIRM, input)
    expect(made.payments.map(({ amount, dueDate, status }) => [amount, dueDate, status])).toEqual([
      ['38537.03', '2026-12-08', 'TO_PAY'],
      ['77074.07', '2026-12-20', 'NOT_DUE'],
      ['12845.68', '2027-01-28', 'NOT_DUE'],
    ])
    expect((await at.master.call(CONFIRM, input)).data).toEqual(made)
    expect(await seen(projectId)).toMatchObject({
      contractAmount: '128456.78',
      totalRate: 25,
      currentNode: { nodeCode: 'DE03' },
    })
    expect(await todos()).toEqual(['PROJECT_PAYMENT'])
    expect(
      await at.inspector.call(PUBLISH, {
        requestNo: nextRequestNo(),
        projectId,
        title: '方案',
        summary: '',
        quote: quoteOf('1.00'),
        planDays: 1,
      }),
    ).toMatchObject({
      code: '44120',
    })
  })

  test('is 44601 while a newer one has appeared, and after its thirty days', async () => {
    const projectId = await designed()
    const second = await publish(projectId)
    const input = await confirming(projectId, second)
    const third = await publish(projectId, '99.00')
    expect(await at.master.call(CONFIRM, input)).toMatchObject({ code: '44601' })
    expect(await at.master.call(CONFIRM, await confirming(projectId, { ...third, versionNo: 1 }))).toMatchObject({
      code: '44601',
    })
    await gateway.passTime('2026-12-23T09:31:00+08:00')
    expect(await at.master.call(CONFIRM, await confirming(projectId, third))).toMatchObject({ code: '44601' })
    const { schemes } = await at.master.ok('job POST /customer/node/getDesignPlanNode', { projectId })
    expect(schemes.map(({ status }) => status)).toEqual(['EXPIRED', 'REPLACED'])
    expect(await todos()).toEqual([])
  })

  test('two masters at once: one confirms', async () => {
    const projectId = await designed()
    const scheme = await publish(projectId)
    const both = await Promise.all([
      at.master.call(CONFIRM, await confirming(projectId, scheme)),
      at.master.call(CONFIRM, await confirming(projectId, scheme)),
    ])
    expect(both.map(({ code }) => String(code)).sort()).toEqual(['200', '44601'])
    expect((await at.master.ok(PAYMENTS, { projectId })).list).toHaveLength(3)
  })

  test('goes back with an opinion; after three times the page has the number of the manager', async () => {
    const projectId = await designed()
    for (let i = 0; i < 3; i += 1) {
      const scheme = await publish(projectId)
      expect(await at.master.call(CONFIRM, await confirming(projectId, scheme, { confirm: '0' }))).toMatchObject({
        code: '2901',
      })
      await at.master.ok(CONFIRM, await confirming(projectId, scheme, { confirm: '0', opinion: '请改走厂区道路' }))
    }
    const design = await at.master.ok('job POST /customer/node/getDesignPlanNode', { projectId })
    expect(design).toMatchObject({ rejections: 3, manager: { phone: '13800000031' }, current: { status: 'REJECTED' } })
    const { schemeId } = design.schemes[2] ?? { schemeId: '' }
    expect(
      (await at.master.ok('job POST /customer/node/getDesignPlanNode', { projectId, schemeId })).current,
    ).toMatchObject({ versionNo: 1 })
    expect(
      await at.master.call('job POST /customer/node/getDesignPlanNode', { projectId, schemeId: 'none' }),
    ).toMatchObject({ code: '2902' })
  })

  test('needs a signature that is one, and somebody that may', async () => {
    const projectId = await designed()
    const scheme = await publish(projectId)
    const input = await confirming(projectId, scheme)
    const { signFileId: _file, signMeta: _meta, ...bare } = input
    expect(await at.master.call(CONFIRM, bare)).toMatchObject({ code: '2901', data: { field: 'signFileId' } })
    const dot = { points: 2, strokeLength: 4, areaPct: 1 }
    expect(await at.master.call(CONFIRM, { ...input, signMeta: dot })).toMatchObject({ code: '44305' })
    expect(await at.master.call(CONFIRM, { ...input, signFileId: 'none' })).toMatchObject({ code: '44852' })
    const { version } = await staffView(projectId)
    await at.inspector.ok('btwob POST /project/pause', { projectId, version, reason: '待定' })
    expect(await at.master.call(CONFIRM, input)).toMatchObject({ code: '44605' })
  })

  test('sent again, a scheme, a question, a day on site and a project are one each', async () => {
    const projectId = await designed()
    const scheme = {
      requestNo: nextRequestNo(),
      projectId,
      title: '方案',
      summary: '',
      quote: quoteOf('1.00'),
      planDays: 1,
    }
    const question = {
      requestNo: nextRequestNo(),
      projectId,
      approvalType: 'DESIGN',
      title: '改线',
      content: '改走北门',
      deadline: '2026-12-01T18:00:00+08:00',
    } as const
    const day = {
      requestNo: nextRequestNo(),
      projectId,
      workDate: '2026-11-23',
      content: '开挖',
      workers: 1,
      weather: '晴',
      safety: '',
    }
    const project = wish()
    for (const [key, input] of [
      [PUBLISH, scheme],
      [ASK, question],
      [LOG, day],
      [CREATE, project],
    ] as const)
      expect(await at.inspector.ok(key, input as never)).toEqual(await at.inspector.ok(key, input as never))
    const { schemes, approvals, updates } = await staffView(projectId)
    expect([schemes.length, approvals.length]).toEqual([1, 1])
    expect(updates.filter(({ title }) => title.endsWith('施工日志'))).toHaveLength(1)
  })

  test('is published while the project is being designed, by lines that cost something', async () => {
    const projectId = await begun()
    const wanted = {
      requestNo: nextRequestNo(),
      projectId,
      title: '方案',
      summary: '',
      quote: quoteOf('1.00'),
      planDays: 1,
    }
    expect(await at.inspector.call(PUBLISH, wanted)).toMatchObject({ code: '44120' })
    await moveOk(projectId, 'EX01', 'EX02', 'EX03', 'DE01')
    expect(await at.inspector.call(PUBLISH, { ...wanted, quote: quoteOf('-1.00') })).toMatchObject({ code: '2901' })
    expect(await at.inspector.call(PUBLISH, { ...wanted, designFiles: ['none'] })).toMatchObject({ code: '44852' })
  })
})

describe('approvals (PJ-06)', () => {
  const asking = (projectId: string, over: Partial<In<typeof ASK>> = {}): In<typeof ASK> => ({
    requestNo: nextRequestNo(),
    projectId,
    approvalType: 'COST',
    title: '增设阴极保护',
    content: '土壤有腐蚀性',
    amountDelta: '2800.00',
    deadline: '2026-12-01T18:00:00+08:00',
    ...over,
  })
  const committing = async (
    { approvalId, version }: { approvalId: string; version: number },
    over: Partial<In<typeof COMMIT>> = {},
  ): Promise<In<typeof COMMIT>> => ({
    approvalId,
    version,
    result: 'AGREE',
    requestNo: nextRequestNo(),
    ...(await sign()),
    ...over,
  })

  test('an agreed change of costs goes on the last instalment, once; a second decision is 44602', async () => {
    const projectId = await contracted()
    const asked = await at.inspector.ok(ASK, asking(projectId))
    expect(await todos()).toEqual(['PROJECT_APPROVAL', 'PROJECT_PAYMENT'])
    const input = await committing(asked)
    expect(await at.master.ok(COMMIT, input)).toMatchObject({ status: 'AGREED', signed: true })
    expect(await at.master.ok(COMMIT, input)).toMatchObject({ status: 'AGREED' })
    expect(await at.master.call(COMMIT, await committing(asked))).toMatchObject({ code: '44602' })
    expect(await payment(projectId, 3)).toMatchObject({ amount: '15645.68' })
    expect(await seen(projectId)).toMatchObject({ contractAmount: '131256.78' })
  })

  test('less than is left is taken off from the last one backwards; what is paid already is not asked for again', async () => {
    const projectId = await contracted()
    expect(await at.inspector.call(ASK, asking(projectId, { amountDelta: '-128456.79' }))).toMatchObject({
      code: '2901',
    })
    const asked = await at.inspector.ok(ASK, asking(projectId, { amountDelta: '-12845.68' }))
    await at.master.ok(COMMIT, await committing(asked))
    expect(await payment(projectId, 3)).toMatchObject({ amount: '0.00', status: 'PAID' })
    const late = await at.inspector.ok(ASK, asking(projectId, { amountDelta: '-100000.00' }))
    const first = await payment(projectId)
    await at.master.ok(VOUCHER, await proving(first, '38537.03'))
    await at.inspector.ok(AUDIT, { paymentId: first.paymentId, version: first.version + 1, passed: '1' })
    expect(await at.master.call(COMMIT, await committing(late))).toMatchObject({ code: '2904' })
  })

  test('more, once all is paid, is an instalment of its own', async () => {
    const projectId = await contracted()
    for (const seq of [1, 2, 3]) {
      await gateway.db
        .updateTable('projectPayment')
        .set((eb) => ({ status: 'PAID', paidAmount: eb.ref('amount') }))
        .where('bp', '=', FACTORY.bp)
        .where('seq', '=', seq)
        .execute()
    }
    await at.master.ok(COMMIT, await committing(await at.inspector.ok(ASK, asking(projectId))))
    expect(await payment(projectId, 4)).toMatchObject({ name: '变更款', amount: '2800.00', status: 'TO_PAY' })
    expect((await staffView(projectId)).nodes.find(({ nodeCode }) => nodeCode === 'PA02')).toMatchObject({ rate: 97 })
  })

  test('an agreed change of the plan moves the end; a refusal says why, without a signature', async () => {
    const projectId = await begun()
    const plan = { approvalType: 'SCHEDULE' as const, title: '顺延', finishDate: '2027-02-11' }
    const asked = await at.inspector.ok(ASK, asking(projectId, plan))
    const { signFileId: _file, signMeta: _meta, ...bare } = await committing(asked)
    expect(await at.master.ok(COMMIT, bare)).toMatchObject({ status: 'AGREED', signed: false })
    expect(await seen(projectId)).toMatchObject({ planFinishDate: '2027-02-11', delayDays: 10 })
    const second = await at.inspector.ok(ASK, asking(projectId, { ...plan, finishDate: '2027-03-01' }))
    const refusal = { approvalId: second.approvalId, version: 0, result: 'REFUSE' as const, requestNo: nextRequestNo() }
    expect(await at.master.call(COMMIT, refusal)).toMatchObject({ code: '2901' })
    expect(await at.master.ok(COMMIT, { ...refusal, requestNo: nextRequestNo(), opinion: '不能再晚了' })).toMatchObject(
      {
        status: 'REFUSED',
      },
    )
    expect(await seen(projectId)).toMatchObject({ planFinishDate: '2027-02-11' })
  })

  test('refusals: no signature, a dot, another version, a sub-account, a pause, its deadline', async () => {
    const projectId = await contracted()
    const asked = await at.inspector.ok(ASK, asking(projectId))
    const input = await committing(asked)
    const { signFileId: _file, ...bare } = input
    expect(await at.master.call(COMMIT, bare)).toMatchObject({ code: '2901' })
    const dot = { points: 2, strokeLength: 4, areaPct: 1 }
    expect(await at.master.call(COMMIT, { ...input, signMeta: dot })).toMatchObject({ code: '44305' })
    expect(await at.master.call(COMMIT, { ...input, signFileId: 'none' })).toMatchObject({ code: '44852' })
    expect(await at.master.call(COMMIT, { ...input, version: 7 })).toMatchObject({ code: '2904' })
    const { version } = await staffView(projectId)
    await at.inspector.ok('btwob POST /project/pause', { projectId, version, reason: '待定' })
    expect(await at.master.call(COMMIT, await committing(asked))).toMatchObject({ code: '44605' })
    await at.inspector.ok('btwob POST /project/resume', { projectId, version: version + 1 })
    gateway.clock.moveTo('2026-12-01T18:00:00+08:00')
    expect(await at.master.call(COMMIT, await committing(asked))).toMatchObject({ code: '44603' })
    await gateway.passTime('2026-12-01T18:10:00+08:00')
    expect(await at.master.call(COMMIT, await committing(asked))).toMatchObject({ code: '44603' })
    expect((await at.master.ok(APPROVALS, { projectId, status: 'EXPIRED' })).list).toHaveLength(1)
    expect(await at.master.call(APPROVALS, {})).toMatchObject({ code: '2902' })
  })

  test('staff withdraw what is not decided yet; what they ask for has to be something', async () => {
    const projectId = await contracted()
    const asked = await at.inspector.ok(ASK, asking(projectId))
    expect(await at.inspector.call(WITHDRAW, { ...asked, version: 3 })).toMatchObject({ code: '2904' })
    expect(await at.inspector.ok(WITHDRAW, asked)).toMatchObject({ status: 'WITHDRAWN', version: 1 })
    expect(await at.inspector.call(WITHDRAW, { ...asked, version: 1 })).toMatchObject({ code: '44120' })
    expect(await todos()).toEqual(['PROJECT_PAYMENT'])
    const bad: Partial<In<typeof ASK>>[] = [
      { deadline: '2026-11-23T09:30:00+08:00' },
      { amountDelta: '0.00' },
      { approvalType: 'SCHEDULE' },
      { approvalType: 'SCHEDULE', finishDate: '2027-02-01' },
    ]
    for (const over of bad)
      expect(await at.inspector.call(ASK, asking(projectId, over))).toMatchObject({ code: '2901' })
    expect(await at.inspector.call(ASK, asking(projectId, { files: ['none'] }))).toMatchObject({ code: '44852' })
    const { version } = await staffView(projectId)
    await at.inspector.ok('btwob POST /project/pause', { projectId, version, reason: '待定' })
    expect(await at.inspector.call(ASK, asking(projectId))).toMatchObject({ code: '44120' })
    const day = {
      requestNo: nextRequestNo(),
      projectId,
      workDate: '2026-11-23',
      content: '开挖',
      workers: 1,
      weather: '晴',
      safety: '',
    }
    expect(await at.inspector.call(LOG, day)).toMatchObject({ code: '44120' })
  })
})

describe('vouchers (PJ-07)', () => {
  test('more than is left is 44604; a part is audited, then the rest; the rate follows the money (D-F7)', async () => {
    const projectId = await contracted()
    const first = await payment(projectId)
    expect(await at.master.call(VOUCHER, await proving(first, '38537.04'))).toMatchObject({ code: '44604' })
    const input = await proving(first, '38000.00')
    const sent = await at.master.ok(VOUCHER, input)
    expect(sent).toMatchObject({ status: 'AUDITING', voucher: { amount: '38000.00' } })
    expect(await at.master.ok(VOUCHER, input)).toEqual(sent)
    expect(await at.master.call(VOUCHER, await proving(first, '1.00'))).toMatchObject({ code: '2904' })
    expect(await at.master.call(VOUCHER, await proving(sent, '1.00'))).toMatchObject({ code: '2904' })
    const decided = { paymentId: first.paymentId, version: sent.version, passed: '1' as const }
    const users = gateway.db.selectFrom('bpBinding').select('userId').where('bp', '=', FACTORY.bp)
    const { userId } = await users.where('isMaster', '=', true).executeTakeFirstOrThrow()
    const own = gateway.asSession({ companyCode: FACTORY.companyCode, userId })
    expect(await own.call(AUDIT, decided)).toMatchObject({ code: '2210' })
    const task = () =>
      gateway.db
        .selectFrom('reviewTask')
        .select('askedBy')
        .where('bizNo', '=', `${FACTORY.bp}|${first.paymentId}`)
        .where('decision', 'is', null)
        .where('droppedAt', 'is', null)
        .execute()
    await gateway.db
      .updateTable('reviewTask')
      .set({ askedBy: 'left' })
      .where('bizNo', '=', `${FACTORY.bp}|${first.paymentId}`)
      .execute()
    const left = gateway.asSession({ companyCode: FACTORY.companyCode, userId: 'left' })
    expect(await left.call(AUDIT, decided)).toMatchObject({ code: '2210' })
    expect(await task()).toEqual([{ askedBy: 'left' }])
    const audited = await at.inspector.ok(AUDIT, decided)
    expect(audited).toMatchObject({ status: 'TO_PAY', paidAmount: '38000.00' })
    expect(await task()).toEqual([])
    const rest = await at.master.ok(VOUCHER, await proving(audited, '537.03'))
    await at.inspector.ok(AUDIT, { paymentId: first.paymentId, version: rest.version, passed: '1' })
    expect(await payment(projectId)).toMatchObject({ status: 'PAID', unpaidAmount: '0.00' })
    expect(await at.master.ok(PAYMENTS, { projectId })).toMatchObject({
      paidAmount: '38537.03',
      unpaidAmount: '89919.75',
    })
    // 29 % of 70 of the stage: 20 %; of the project 2 %.
    expect(await seen(projectId)).toMatchObject({ totalRate: 27 })
    expect(
      await at.inspector.call(AUDIT, { paymentId: first.paymentId, version: rest.version + 1, passed: '1' }),
    ).toMatchObject({
      code: '44120',
    })
  })

  test('a refused one says why and is sent again; files of somebody else, a pause and a stale version are refused', async () => {
    const projectId = await contracted()
    const first = await payment(projectId)
    const foreign = { ...(await proving(first, '1.00')), files: ['none'] }
    expect(await at.master.call(VOUCHER, foreign)).toMatchObject({ code: '44852' })
    const sent = await at.master.ok(VOUCHER, await proving(first, '100.00'))
    expect(await at.inspector.call(AUDIT, { paymentId: first.paymentId, version: 0, passed: '1' })).toMatchObject({
      code: '2904',
    })
    await at.inspector.ok(AUDIT, { paymentId: first.paymentId, version: sent.version, passed: '0', reason: '未到账' })
    expect(await payment(projectId)).toMatchObject({ status: 'AUDIT_REJECTED', rejectReason: '未到账' })
    expect(await todos()).toEqual(['PROJECT_PAYMENT'])
    const { version } = await staffView(projectId)
    await at.inspector.ok('btwob POST /project/pause', { projectId, version, reason: '待定' })
    expect(await at.master.call(VOUCHER, await proving(await payment(projectId), '1.00'))).toMatchObject({
      code: '44605',
    })
  })

  test('money that came meanwhile leaves less than the voucher says: 44604', async () => {
    const projectId = await contracted()
    const first = await payment(projectId)
    const sent = await at.master.ok(VOUCHER, await proving(first, '38537.03'))
    await gateway.db
      .updateTable('projectPayment')
      .set({ paidAmount: '1.00' })
      .where('paymentId', '=', first.paymentId)
      .execute()
    expect(
      await at.inspector.call(AUDIT, { paymentId: first.paymentId, version: sent.version, passed: '1' }),
    ).toMatchObject({
      code: '44604',
    })
  })

  test('the desk decides them too', async () => {
    const projectId = await contracted()
    const first = await payment(projectId)
    await at.master.ok(VOUCHER, await proving(first, '38537.03'))
    const { taskId } = await gateway.db
      .selectFrom('reviewTask')
      .select('taskId')
      .where('bizType', '=', 'PROJECT_VOUCHER')
      .where('decision', 'is', null)
      .where('bizNo', '=', `${FACTORY.bp}|${first.paymentId}`)
      .executeTakeFirstOrThrow()
    const desk = await at.inspector.ok('btwob GET /review/list', { bizType: 'PROJECT_VOUCHER' })
    expect(desk.list.find((one) => one.taskId === taskId)).toMatchObject({ title: '工程款凭证 四号窑新增用气' })
    await at.inspector.ok('btwob POST /review/decide', { taskId, decision: 'PASS', remark: '' })
    expect(await payment(projectId)).toMatchObject({ status: 'PAID' })
  })
})

test('updates are read one by one or all at once (PJ-08)', async () => {
  const projectId = await designed()
  const before = await at.master.ok('job GET /customer/project/updates', { projectId, pageSize: 2 })
  expect(before).toMatchObject({ total: 5, unread: 5, list: [{ read: false, title: '方案设计已完成' }, {}] })
  const [one] = before.list
  const read = 'job POST /customer/project/read/updates'
  const updateIds = [one?.updateId ?? '', 'none']
  expect(await at.master.ok(read, { projectId, updateIds })).toEqual({ read: 1, unread: 4 })
  expect(await at.master.ok(read, { projectId, updateIds })).toEqual({ read: 0, unread: 4 })
  expect(await at.master.ok(read, { projectId })).toEqual({ read: 4, unread: 0 })
  await publish(projectId)
  expect((await seen(projectId)).unread).toBe(1)
})

test('the days of many steps move together, with one line of the diary (PJ-03)', async () => {
  const PLAN = 'btwob POST /project/plan'
  const projectId = await begun()
  const { version } = await staffView(projectId)
  const steps = [
    { nodeCode: 'EX01', planStart: '2026-12-01', planEnd: '2026-12-02' },
    { nodeCode: 'EX02', planStart: '2026-12-03', planEnd: '2026-12-04' },
  ]
  const first = { projectId, version, steps, planFinishDate: '2027-02-01' }
  const { version: next } = await at.inspector.ok(PLAN, first)
  expect(await at.inspector.call(PLAN, first)).toMatchObject({ code: '2904' })
  const later = steps.map((step) => ({ ...step, planEnd: '2026-12-10' }))
  expect(await at.inspector.call(PLAN, { projectId, version: next, steps: later })).toMatchObject({
    code: '2901',
    data: { field: 'reason' },
  })
  const delay = { projectId, version: next, steps, planFinishDate: '2027-04-01' }
  expect(await at.inspector.call(PLAN, delay)).toMatchObject({ code: '2901', data: { field: 'reason' } })
  const moved = await at.inspector.ok(PLAN, { ...delay, steps: later, reason: '道路开挖许可延期' })
  const { nodes, planFinishDate, updates } = await staffView(projectId)
  expect(nodes.filter(({ nodeCode }) => nodeCode.startsWith('EX0')).map(({ planEnd }) => planEnd)).toEqual([
    '2026-12-10',
    '2026-12-10',
    null,
  ])
  expect(planFinishDate).toBe('2027-04-01')
  expect(updates.filter(({ content }) => content === '道路开挖许可延期')).toHaveLength(2)
  const others = gateway.asSession({ userId: 'staff', companyCode: '1002' })
  expect(await others.call(PLAN, { projectId, version: moved.version, steps })).toMatchObject({ code: '2902' })
  await at.inspector.ok('btwob POST /project/pause', { projectId, version: moved.version, reason: '待定' })
  const paused = await staffView(projectId)
  expect(await at.inspector.call(PLAN, { projectId, version: paused.version, steps })).toMatchObject({ code: '44120' })
})

test('a project is paused, resumed and ended with a reason; nothing is left to do (D 3.8)', async () => {
  const projectId = await contracted()
  const state = async () => (await staffView(projectId)).version
  const [pause, resume] = ['btwob POST /project/pause', 'btwob POST /project/resume'] as const
  expect(await at.inspector.call(resume, { projectId, version: await state() })).toMatchObject({ code: '44120' })
  expect(await at.inspector.call(pause, { projectId, version: 99, reason: '待定' })).toMatchObject({ code: '2904' })
  expect(await at.inspector.call(resume, { projectId, version: 99 })).toMatchObject({ code: '2904' })
  await at.inspector.ok(pause, { projectId, version: await state(), reason: '图纸待定' })
  expect(await seen(projectId)).toMatchObject({ status: 'PAUSED', pauseReason: '图纸待定', yours: [], ours: null })
  expect(await at.inspector.call(pause, { projectId, version: await state(), reason: '待定' })).toMatchObject({
    code: '44120',
  })
  const steps = [{ nodeCode: 'AC02', planStart: '2027-01-20', planEnd: '2027-01-28' }]
  expect(
    await at.inspector.call('btwob POST /project/plan', { projectId, version: await state(), steps }),
  ).toMatchObject({ code: '44120' })
  await at.inspector.ok(resume, { projectId, version: await state() })
  expect(await seen(projectId)).toMatchObject({ status: 'RUNNING', pauseReason: null })
  const end = 'btwob POST /project/terminate'
  expect(await at.inspector.call(end, { projectId, version: 99, reason: '终止' })).toMatchObject({ code: '2904' })
  await at.inspector.ok(end, { projectId, version: await state(), reason: '客户撤销' })
  expect(await at.inspector.call(end, { projectId, version: await state(), reason: '终止' })).toMatchObject({
    code: '44120',
  })
  expect(await todos()).toEqual([])
  expect((await messages('PJ_STATE')).sort()).toEqual(
    ['已恢复', '已暂停', '已立项', '已终止'].map((state) => `四号窑新增用气${state}`),
  )
  expect((await staffView(projectId)).updates.slice(0, 2)).toMatchObject([
    { title: '项目已终止', content: '客户撤销' },
    { title: '项目已恢复' },
  ])
})

test('what a paused project asked for waits, and has its time left once the project goes on (PJ-11)', async () => {
  const version = async (projectId: string) => (await staffView(projectId)).version
  const drafted = await designed()
  const scheme = await publish(drafted)
  const built = await contracted()
  const asked = { approvalType: 'DESIGN', title: '改线', content: '改走北门' } as const
  const deadline = '2026-11-30T18:00:00+08:00'
  await at.inspector.ok(ASK, { ...asked, requestNo: nextRequestNo(), projectId: built, deadline })
  const open = ['PROJECT_APPROVAL', 'PROJECT_PAYMENT', 'PROJECT_SCHEME']
  expect(await todos()).toEqual(open)
  for (const projectId of [drafted, built])
    await at.inspector.ok('btwob POST /project/pause', {
      projectId,
      version: await version(projectId),
      reason: '图纸待定',
    })
  expect(await todos()).toEqual([])
  // Forty days later both would have expired.
  await gateway.passTime('2027-01-02T09:30:00+08:00')
  for (const projectId of [drafted, built])
    await at.inspector.ok('btwob POST /project/resume', { projectId, version: await version(projectId) })
  await gateway.passTime('2027-01-02T09:36:00+08:00')
  expect(new Set(await todos())).toEqual(new Set(open))
  expect((await at.master.ok(APPROVALS, { projectId: built, status: 'WAITING' })).list).toMatchObject([
    { deadline: '2027-01-09T18:00:00+08:00' },
  ])
  expect(await at.master.call(CONFIRM, await confirming(drafted, scheme))).toMatchObject({ ok: true })
})

test('an instalment is asked for fifteen days before it is due (D 3.11)', async () => {
  const projectId = await contracted()
  await gateway.passTime('2026-12-04T23:59:00+08:00')
  expect(await payment(projectId, 2)).toMatchObject({ status: 'NOT_DUE' })
  await gateway.passTime('2026-12-05T00:06:00+08:00')
  expect(await payment(projectId, 2)).toMatchObject({ status: 'TO_PAY', overdue: false })
  await gateway.passTime('2026-12-09T09:00:00+08:00')
  expect(await payment(projectId, 1)).toMatchObject({ status: 'TO_PAY', overdue: true })
})

describe('reminders in WeChat (PJ-10)', () => {
  const CHECK = 'job GET /customer/node/checkShowPush'
  const EDIT = 'job POST /customer/node/editWxAuth'
  test('are offered in the mini-program, and not again within a week of a no', async () => {
    const projectId = await begun()
    expect(await at.master.ok(CHECK, { projectId })).toMatchObject({ show: false, reason: 'NOT_WEAPP' })
    const user = await gateway.db.selectFrom('wxRelation').selectAll().where('unboundAt', 'is', null).executeTakeFirst()
    const userId = user?.userId ?? 'director'
    const openId = user?.openId ?? 'o-1'
    const phone = gateway.asSession({
      ...FACTORY,
      userId,
      isMaster: true,
      reviewStatus: '1',
      terminalType: 'WEAPP',
      openId,
    })
    await gateway.setting('wx.template.SERVICE', 'tmpl-1')
    const answer = (result: 'accept' | 'reject') => ({
      projectId,
      openId,
      results: [{ templateId: 'tmpl-1', result }],
    })
    expect(await phone.call(EDIT, { ...answer('accept'), openId: 'other' })).toMatchObject({ code: '2021' })
    if (!user) return
    expect(await phone.ok(CHECK, { projectId })).toMatchObject({ show: true, templateIds: ['tmpl-1'], reason: '' })
    await phone.ok(EDIT, answer('reject'))
    expect(await phone.ok(CHECK, { projectId })).toMatchObject({ show: false, reason: 'DECLINED' })
    expect(await phone.ok(EDIT, answer('accept'))).toEqual({ credits: [{ templateId: 'tmpl-1', credits: 1 }] })
    expect(await phone.ok(CHECK, { projectId })).toMatchObject({ show: false, reason: 'HAS_CREDIT' })
  })
})

test('labels of codes; nothing for a group or a code that is not known (PJ-12)', async () => {
  const DICT = 'job GET /common/dict/getByGroupAndCode'
  expect(await gateway.ok(DICT, { group: 'projectStatus', code: 'PAUSED' })).toEqual([
    { group: 'projectStatus', code: 'PAUSED', label: '已暂停', sort: 1, color: 'warning', extra: null },
  ])
  expect(await gateway.ok(DICT, { group: 'projectType' })).toHaveLength(4)
  expect(await gateway.ok(DICT, { group: 'toString' })).toEqual([])
  expect(await gateway.ok(DICT, { group: 'projectType', code: 'none' })).toEqual([])
})

describe('what the end of a project leaves (D 3.8)', () => {
  const end = async (projectId: string) =>
    at.inspector.ok('btwob POST /project/terminate', {
      projectId,
      version: (await staffView(projectId)).version,
      reason: '客户撤销',
    })
  const agreeing = async (approvalId: string, version = 0): Promise<In<typeof COMMIT>> => ({
    approvalId,
    version,
    result: 'AGREE',
    requestNo: nextRequestNo(),
    ...(await sign()),
  })
  const asking = (projectId: string, over: Partial<In<typeof ASK>> = {}): In<typeof ASK> => ({
    requestNo: nextRequestNo(),
    projectId,
    approvalType: 'DESIGN',
    title: '改线',
    content: '改走北门',
    deadline: '2027-12-01T18:00:00+08:00',
    ...over,
  })
  const LAST = ['DE03', 'DE04', 'CO01', 'CO02', 'CO03', 'CO04', 'CO05', 'CO06', 'AC01', 'AC02', 'AC03'] as const

  test('of one that was given up nothing is confirmed, agreed, proved or moved, and its lists count nothing', async () => {
    const taken = async () =>
      (
        await gateway.db
          .selectFrom('slotQuota')
          .select('used')
          .where('companyCode', '=', '1001')
          .where('date', '=', '2026-11-26')
          .where('slot', '=', 'AM')
          .where('kind', '=', 'APPLY')
          .executeTakeFirst()
      )?.used ?? 0
    const before = await taken()
    const drafted = await designed({ appointDate: '2026-11-26', appointSlot: 'AM' })
    const scheme = await publish(drafted)
    await end(drafted)
    expect(await at.master.call(CONFIRM, await confirming(drafted, scheme))).toMatchObject({ code: '44601' })
    expect(await at.master.ok('job POST /customer/node/getExplorationNode', { projectId: drafted })).toMatchObject({
      changeLeft: 0,
    })
    const move = { projectId: drafted, date: '2026-11-27', slot: 'AM', requestNo: nextRequestNo() } as const
    expect(await at.master.call(MOVE_VISIT, move)).toMatchObject({ code: '44606' })
    expect(await taken()).toBe(before)

    const projectId = await contracted()
    const { approvalId } = await at.inspector.ok(ASK, asking(projectId))
    await end(projectId)
    expect(await at.master.call(COMMIT, await agreeing(approvalId))).toMatchObject({ code: '44602' })
    expect(await at.master.call(VOUCHER, await proving(await payment(projectId), '1.00'))).toMatchObject({
      code: '2904',
    })
    const { list } = await at.master.ok('job GET /customer/project/list', { pageNum: 1, pageSize: 10 })
    expect(list.filter(({ status }) => status === 'TERMINATED').map(({ todoCount }) => todoCount)).toEqual([0, 0])
  })

  test('a voucher that is refused after the end asks for nothing', async () => {
    const projectId = await contracted()
    const row = await payment(projectId)
    await at.master.ok(VOUCHER, await proving(row, row.amount))
    await end(projectId)
    const { version } = await payment(projectId)
    await at.inspector.ok(AUDIT, { paymentId: row.paymentId, version, passed: '0', reason: '未到账' })
    expect(await todos()).toEqual([])
  })

  test('one that is built before its last instalments fall due still asks for them', async () => {
    const projectId = await contracted()
    await moveOk(projectId, ...LAST, 'AC04')
    expect(await seen(projectId)).toMatchObject({ status: 'FINISHED', todo: { payments: 1 } })
    await gateway.passTime('2027-01-14T00:06:00+08:00')
    const { list } = await at.master.ok(PAYMENTS, { projectId })
    expect(list.map(({ status }) => status)).toEqual(['TO_PAY', 'TO_PAY', 'TO_PAY'])
    const last = await payment(projectId, 3)
    expect(await at.master.call(VOUCHER, await proving(last, last.amount))).toMatchObject({ ok: true })
  })

  test('one that hands over no papers is finished with its works', async () => {
    const projectId = await contracted()
    await moveOk(projectId, ...LAST.slice(0, -1))
    expect(await move(projectId, 'AC04', { event: 'SKIP' })).toMatchObject({ data: { status: 'RUNNING' } })
    expect(await move(projectId, 'AC03')).toMatchObject({ data: { status: 'FINISHED' } })
  })

  test('an end that the customer agreed to is not written over by staff that have not seen it (PJ-06)', async () => {
    const projectId = await begun()
    const { approvalId } = await at.inspector.ok(
      ASK,
      asking(projectId, { approvalType: 'SCHEDULE', finishDate: '2027-03-01' }),
    )
    const { version } = await staffView(projectId)
    await at.master.ok(COMMIT, { approvalId, version: 0, result: 'AGREE', requestNo: nextRequestNo() })
    const steps = [{ nodeCode: 'CO03', planStart: '2026-12-20', planEnd: '2027-01-06' }]
    const old = { projectId, version, steps, planFinishDate: '2027-02-01', reason: '调整计划' }
    expect(await at.inspector.call('btwob POST /project/plan', old)).toMatchObject({ code: '2904' })
    expect(await seen(projectId)).toMatchObject({ planFinishDate: '2027-03-01' })
  })

  test('no costs change before there is a contract (PJ-06)', async () => {
    const projectId = await designed()
    const costs = asking(projectId, { approvalType: 'COST', amountDelta: '500.00' })
    expect(await at.inspector.call(ASK, costs)).toMatchObject({ code: '44120' })
    await at.master.ok(CONFIRM, await confirming(projectId, await publish(projectId)))
    expect((await at.master.ok(PAYMENTS, { projectId })).unpaidAmount).toBe('128456.78')
  })

  test('a contract of two fen has no instalment of nothing', async () => {
    const projectId = await designed()
    await at.master.ok(CONFIRM, await confirming(projectId, await publish(projectId, '0.02')))
    const { list } = await at.master.ok(PAYMENTS, { projectId })
    expect(list.map(({ amount }) => amount)).toEqual(['0.01', '0.01'])
  })

  test('staff do not take back what the customer confirmed and what money paid (D 3.9)', async () => {
    const projectId = await contracted()
    expect(await move(projectId, 'DE02', { event: 'REOPEN', reason: '更正' })).toMatchObject({ code: '44120' })
    await gateway.db
      .updateTable('projectNode')
      .set({ status: 'DONE', rate: 100 })
      .where('projectId', '=', projectId)
      .where('nodeCode', '=', 'PA02')
      .execute()
    expect(await move(projectId, 'PA02', { event: 'REOPEN', reason: '更正' })).toMatchObject({ code: '44120' })
  })

  test('a paused project asks for an instalment once it goes on (PJ-11)', async () => {
    const projectId = await contracted()
    const version = async () => (await staffView(projectId)).version
    await at.inspector.ok('btwob POST /project/pause', { projectId, version: await version(), reason: '待定' })
    await gateway.passTime('2026-12-05T00:06:00+08:00')
    expect(await payment(projectId, 2)).toMatchObject({ status: 'NOT_DUE' })
    await at.inspector.ok('btwob POST /project/resume', { projectId, version: await version() })
    await gateway.passTime('2026-12-05T00:12:00+08:00')
    expect(await payment(projectId, 2)).toMatchObject({ status: 'TO_PAY' })
  })

  test('a refused voucher has its message like the instalment; the to-do says what is left today', async () => {
    const projectId = await contracted()
    const row = await payment(projectId)
    await at.master.ok(VOUCHER, await proving(row, row.amount))
    const sent = await payment(projectId)
    await at.inspector.ok(AUDIT, { paymentId: row.paymentId, version: sent.version, passed: '0', reason: '未到账' })
    await gateway.drain()
    const keys = await gateway.db
      .selectFrom('message')
      .select('dedupeKey')
      .distinct()
      .where('bizId', '=', row.paymentId)
      .execute()
    expect(keys).toHaveLength(2)
    const { approvalId } = await at.inspector.ok(
      ASK,
      asking(projectId, { approvalType: 'COST', amountDelta: '-100000.00' }),
    )
    await at.master.ok(COMMIT, await agreeing(approvalId))
    const { list } = await at.master.ok('default GET /crmgas/todo/list', { pageNum: 1, pageSize: 50 })
    expect(list.find(({ type }) => type === 'PROJECT_PAYMENT')).toMatchObject({ amount: '28456.78' })
  })
})
