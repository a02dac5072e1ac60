import type { In } from '@contract'
import { requestNo } from '../../../test/gateway/payment-kit'
import { contentGateway } from '../../../test/setup/content-gateway'
import type { Caller, TestGateway } from '../../../test/setup/gateway'
import { deskArea, shareArea } from '../../../test/gateway/areas'
import { textsOfPdf } from '../../../test/gateway/pdf-kit'
import { sealText } from '../../secret'
import type { Area } from '../../areas'
import { leadArea } from './index'

type Submit = In<'demand POST /lead/submit'>

/** A detector with two specifications, and the same family's goods and services without any. */
const DETECTOR = 'P00000001'
const BURNER = 'P00000004'
const CHECK = 'P00000006'

let gateway: TestGateway
let master: Caller
let staff: Caller
const open = async () => {
  gateway = await contentGateway({ now: '2026-11-23T09:30:00+08:00' }, [
    leadArea,
    deskArea,
    shareArea as unknown as Area,
  ])
  master = await gateway.as('13800000007')
  staff = gateway.asSession({ userId: 'staff', companyCode: '1001' })
}
beforeAll(open)
afterAll(() => gateway.close())
beforeEach(async () => {
  for (const table of ['demandLead', 'leadQuote', 'leadFollow', 'todo', 'message'] as const)
    await gateway.db.deleteFrom(table).execute()
})

const asked = (given: Partial<Submit> = {}): Submit => ({
  requestNo: requestNo(),
  targetType: 'product',
  targetId: CHECK,
  quantity: 1,
  contactName: '陈晓梅',
  contactPhone: '13800000007',
  source: 'hot',
  ...given,
})
const submit = (given: Partial<Submit> = {}, by = master) => by.call('demand POST /lead/submit', asked(given))
const submitted = async (given: Partial<Submit> = {}) =>
  (await master.ok('demand POST /lead/submit', asked(given))).leadNo
const detail = (leadNo: string, by = master) => by.ok('demand GET /lead/detail', { leadNo })
const act = {
  assign: (leadNo: string) =>
    staff.call('btwob POST /lead/assign', { leadNo, adviserName: '周建国', adviserPhone: '0316-0000201' }),
  follow: (leadNo: string) =>
    staff.call('btwob POST /lead/follow', {
      requestNo: requestNo(),
      leadNo,
      type: 'call',
      content: '已电话沟通需求',
      visible: true,
    }),
  quote: (leadNo: string, validUntil = '2026-11-30') =>
    staff.call('btwob POST /lead/quote', {
      requestNo: requestNo(),
      leadNo,
      items: [{ name: '双探头套装', qty: 3, unitPrice: '1250.00' }],
      remark: '含安装',
      validUntil,
    }),
  finish: (leadNo: string) => staff.call('btwob POST /lead/finish', { leadNo }),
  close: (leadNo: string) => staff.call('btwob POST /lead/close', { leadNo, reason: '地址不在服务范围' }),
}
/** Brings a lead into a state by staff's steps. */
async function brought(leadNo: string, ...steps: (keyof typeof act)[]): Promise<string> {
  for (const step of steps) expect(await act[step](leadNo)).toMatchObject({ ok: true })
  return leadNo
}
const quoted = async (given: Partial<Submit> = {}) => {
  const leadNo = await brought(await submitted(given), 'assign', 'follow', 'quote')
  const [quote] = (await detail(leadNo)).quotes
  return { leadNo, quoteNo: quote?.quoteNo ?? '' }
}
const accept = (of: { leadNo: string; quoteNo: string }, given = requestNo()) =>
  master.call('demand POST /lead/quote/accept', { ...of, requestNo: given })
const evaluate = (leadNo: string, score: number, scoreText = '') =>
  master.call('demand POST /lead/evaluate', { leadNo, score, scoreTags: ['响应及时'], scoreText })

test('from a product to an accepted quote, done and rated (E-F1)', async () => {
  const { skus, openLeadNo, leadCount } = await master.ok('default GET /crmgas/market/product/detail', {
    productId: DETECTOR,
  })
  expect(openLeadNo).toBeNull()
  const sku = skus.find(({ name }) => name === '双探头套装')
  const input = asked({ targetId: DETECTOR, skuId: sku?.skuId ?? '', quantity: 3, address: '建设路61号' })
  const first = await master.ok('demand POST /lead/submit', input)
  // The same request again files nothing more.
  expect((await master.call('demand POST /lead/submit', input)).data).toEqual(first)
  const { leadNo } = first
  expect(await master.ok('default GET /crmgas/market/product/detail', { productId: DETECTOR })).toMatchObject({
    openLeadNo: leadNo,
    leadCount: leadCount + 1,
  })
  expect(await submit({ targetId: DETECTOR, skuId: sku?.skuId ?? '', address: '建设路61号' })).toMatchObject({
    code: 'E1005',
    data: { leadNo },
  })
  expect(await detail(leadNo)).toMatchObject({
    status: 'submitted',
    skuName: '双探头套装',
    unitPrice: '1280.00',
    estimate: '3840.00',
    address: '建设路61号',
    contactPhone: '138****0007',
    canCancel: true,
    canAccept: false,
  })

  await brought(leadNo, 'assign', 'follow', 'quote')
  await gateway.drain()
  const [quote] = (await detail(leadNo)).quotes
  expect(quote).toMatchObject({
    version: 1,
    totalAmount: '3750.00',
    validUntil: '2026-11-30',
    status: 'open',
    remark: '含安装',
  })
  const todos = await gateway.db.selectFrom('todo').selectAll().where('type', '=', 'LEAD_QUOTE').execute()
  expect(todos).toMatchObject([{ amount: '3750.00', status: '0' }])
  const messages = await gateway.db.selectFrom('message').select(['templateCode', 'summary']).execute()
  expect(messages).toEqual(
    expect.arrayContaining([
      { templateCode: 'LEAD_QUOTE', summary: expect.stringContaining('报价3,750.00元，有效期至2026-11-30') },
    ]),
  )
  expect(await detail(leadNo)).toMatchObject({ status: 'quoted', hasOpenQuote: true, canAccept: true })

  const key = requestNo()
  const of = { leadNo, quoteNo: quote?.quoteNo ?? '' }
  const answer = { status: 'accepted', payable: '3750.00' }
  expect(await accept(of, key)).toMatchObject({ ok: true, data: answer })
  expect((await accept(of, key)).data).toEqual(answer)
  expect((await detail(leadNo)).followUps[0]?.content).toBe(`客户已接受报价 ${of.quoteNo}（第1版）`)
  expect(await accept(of)).toMatchObject({ code: 'E1009', text: '该报价已处理，请刷新查看' })
  expect(await gateway.db.selectFrom('todo').select('status').where('type', '=', 'LEAD_QUOTE').execute()).toEqual([
    { status: '1' },
  ])

  expect(await evaluate(leadNo, 5)).toMatchObject({ code: 'E1008' })
  await brought(leadNo, 'finish')
  expect(await evaluate(leadNo, 2)).toMatchObject({ code: 'E1010', text: '请填写您的意见' })
  expect(await evaluate(leadNo, 5)).toMatchObject({ ok: true, data: { score: 5 } })
  expect(await evaluate(leadNo, 5)).toMatchObject({ code: 'E1016' })
  expect(await detail(leadNo)).toMatchObject({ status: 'completed', score: 5, canEvaluate: false })
})

test.each([
  ['E1001', { targetId: 'P99999999' }],
  ['E1001', { targetType: 'activity', targetId: 'AC999999' }],
  ['E1003', { targetId: DETECTOR, address: '建设路61号' }],
  ['E1004', { quantity: 0 }],
  ['2901', { targetId: BURNER }],
  ['2901', { expectedDate: '2026-11-23' }],
  ['44852', { images: ['nothing'] }],
] as const)('%s for %j', async (code, given) => {
  expect(await submit(given as Partial<Submit>)).toMatchObject({ code })
  expect((await master.ok('demand GET /lead/list', {})).total).toBe(0)
})

test('advice about buying gas and an activity are asked for as well', async () => {
  const { list } = await master
    .ok('default GET /crmgas/market/home', {})
    .then(({ activities }) => ({ list: activities }))
  const plan = await submitted({ targetType: 'plan', targetId: 'plan' })
  const activity = await submitted({ targetType: 'activity', targetId: list[0]?.activityId ?? '' })
  expect(await detail(plan)).toMatchObject({ targetName: '购气方案咨询', estimate: null })
  expect(await detail(activity)).toMatchObject({ targetName: list[0]?.title })
  const all = await master.ok('demand GET /lead/list', { state: 'doing' })
  expect(all.list.map(({ leadNo }) => leadNo)).toEqual([activity, plan])
  expect(all.counts).toEqual({ all: 2, doing: 2, done: 0 })
})

test('a colleague that may not look at an enquiry is not led to it (E-M-09, E-M-11)', async () => {
  const leadNo = await submitted()
  const bound = { bp: '1000000002', companyCode: '1001', reviewStatus: '1' as const, models: ['MARKET_ENQUIRY'] }
  const colleague = gateway.asSession({ ...bound, userId: 'colleague', isMaster: false })
  expect(await submit({}, colleague)).toMatchObject({ code: 'E1005', data: null })
  expect(await submit()).toMatchObject({ code: 'E1005', data: { leadNo } })
})

test('ten a day of one user, E1006 then (E-M-10); two at once about the same thing file one (E-M-09)', async () => {
  const twins = await Promise.all([submit(), submit()])
  expect(twins.map(({ ok, code }) => (ok ? 'filed' : code)).sort()).toEqual(['E1005', 'filed'])
  const [row] = await gateway.db.selectFrom('demandLead').selectAll().execute()
  for (let n = 1; n < 10; n++)
    await gateway.db
      .insertInto('demandLead')
      .values({ ...row!, leadId: `01AAAA${n}`, leadNo: `L20261123${n}`, targetId: `other${n}` })
      .execute()
  expect(await submit({ targetType: 'plan', targetId: 'plan' })).toMatchObject({ code: 'E1006' })
})

test('a newer quote replaces the open one; a rejected one says why (E-M-17)', async () => {
  const of = await quoted()
  await brought(of.leadNo, 'quote')
  const { quotes } = await detail(of.leadNo)
  expect(quotes.map(({ status, version }) => [status, version])).toEqual([
    ['open', 2],
    ['replaced', 1],
  ])
  // E 6.4: each version is a document of its own.
  const texts = async (url = '') =>
    textsOfPdf((await gateway.gateway.app.inject({ method: 'GET', url })).rawPayload).join('\n')
  const older = await texts(quotes[1]?.pdfUrl)
  for (const text of [
    `${of.quoteNo}（第1版）`,
    '已更新',
    '双探头套装',
    '1,250.00',
    '3,750.00',
    '含安装',
    '切勿向个人账户转账',
  ])
    expect(older).toContain(text)
  expect(await texts(quotes[0]?.pdfUrl)).toContain('待确认')
  const reject = (quoteNo: string) =>
    master.call('demand POST /lead/quote/reject', { leadNo: of.leadNo, quoteNo, reason: 'PRICE', text: '高于市价' })
  expect(await reject(of.quoteNo)).toMatchObject({ code: 'E1009' })
  const [newer] = (await detail(of.leadNo)).quotes
  expect(await reject(newer?.quoteNo ?? '')).toMatchObject({ ok: true, data: { status: 'following' } })
  expect((await detail(of.leadNo)).quotes[0]).toMatchObject({
    status: 'rejected',
    rejectReason: '价格偏高：高于市价',
  })
})

test('open quotes are counted in the mall: all of the customer for a master, the own ones for others (E 6.1)', async () => {
  const openQuotes = async (by: Caller) => (await by.ok('default GET /crmgas/market/home', {})).openQuotes
  await submitted({ targetType: 'plan', targetId: 'plan' })
  expect(await openQuotes(master)).toBe(0)
  const of = await quoted()
  const author = { bp: '1000000002', companyCode: '1001', isMaster: false, reviewStatus: '1', models: [] } as const
  const { userId } = await gateway.db.selectFrom('demandLead').select('userId').executeTakeFirstOrThrow()
  expect(await openQuotes(master)).toBe(1)
  expect(await openQuotes(gateway.asSession({ ...author, userId }))).toBe(1)
  expect(await openQuotes(gateway.asSession({ ...author, userId: 'sub' }))).toBe(0)
  expect(await openQuotes(await gateway.as('13800000001'))).toBe(0)
  expect(await accept(of)).toMatchObject({ ok: true })
  expect(await openQuotes(master)).toBe(0)
})

test('two acceptances of one quote at once: one counts (E-M-16)', async () => {
  const of = await quoted()
  const answers = await Promise.all([accept(of), accept(of)])
  expect(answers.map(({ ok, code }) => (ok ? 'accepted' : code)).sort()).toEqual(['E1009', 'accepted'])
  const { list } = await master.ok('demand GET /lead/list', { state: 'doing' })
  expect(list).toMatchObject([{ status: 'accepted', hasOpenQuote: false }])
})

test('words may be added five times (E-M-15)', async () => {
  const leadNo = await submitted()
  const add = () => master.call('demand POST /lead/supplement', { leadNo, content: '周末也可上门' })
  expect(await master.call('demand POST /lead/supplement', { leadNo, content: '附图', images: ['x'] })).toMatchObject({
    code: '44852',
  })
  for (let n = 0; n < 5; n++) expect(await add()).toMatchObject({ ok: true })
  expect(await add()).toMatchObject({ code: 'E1013' })
  expect((await detail(leadNo)).followUps[0]).toMatchObject({ type: 'customer', content: '周末也可上门' })
})

test('a lead is taken back with its quote, and is over then (E-M-12)', async () => {
  const { leadNo, quoteNo } = await quoted()
  const cancel = () => master.call('demand POST /lead/cancel', { leadNo, reason: '暂不需要' })
  expect(await cancel()).toMatchObject({ ok: true, data: { status: 'cancelled' } })
  expect(await cancel()).toMatchObject({ code: 'E1008', text: '当前状态不可取消' })
  expect(await detail(leadNo)).toMatchObject({ cancelReason: '暂不需要', quotes: [{ quoteNo, status: 'expired' }] })
  expect(await master.call('demand POST /lead/supplement', { leadNo, content: '补充' })).toMatchObject({
    code: 'E1008',
  })
  expect(await accept({ leadNo, quoteNo })).toMatchObject({ code: 'E1009' })
})

test('two stars and less become a complaint that staff answer (E-M-18)', async () => {
  const leadNo = await brought(await submitted(), 'assign', 'follow', 'finish')
  expect(await evaluate(leadNo, 2, '两周才来')).toMatchObject({ ok: true })
  const filed = await gateway.db.selectFrom('serviceTicket').select(['subtype', 'title', 'bp']).execute()
  expect(filed).toContainEqual({ subtype: 'T_SERVICE', title: '满意度回访', bp: '1000000002' })
  // Staff call the contact of the enquiry.
  const calls = gateway.db.selectFrom('serviceTicket').select('contactPhoneIndex').where('title', '=', '满意度回访')
  expect((await calls.execute()).map(({ contactPhoneIndex }) => contactPhoneIndex)).not.toContain(null)
})

test('staff see the open leads of their company and what may be done with each', async () => {
  const leadNo = await submitted()
  expect(await act.follow(leadNo)).toMatchObject({ code: 'E1008' })
  expect(await act.quote(leadNo)).toMatchObject({ code: 'E1008' })
  expect(await act.finish(leadNo)).toMatchObject({ code: 'E1008' })
  expect(await act.close(leadNo)).toMatchObject({ code: 'E1008' })
  await brought(leadNo, 'assign', 'assign')
  const note = { requestNo: requestNo(), leadNo, type: 'call', content: '内部：价格可谈', visible: false } as const
  await staff.ok('btwob POST /lead/follow', note)
  expect(await staff.call('btwob POST /lead/follow', { ...note, requestNo: requestNo(), images: ['x'] })).toMatchObject(
    { code: '44852' },
  )
  await staff.ok('btwob POST /lead/follow', note)
  const seen = await staff.ok('btwob GET /lead/detail', { leadNo })
  expect(seen.followUps.filter(({ content }) => content === note.content)).toHaveLength(1)
  expect(seen).toMatchObject({ contactPhone: '13800000007', actions: ['follow', 'quote', 'finish', 'close'] })
  expect(seen.followUps[0]).toMatchObject({ content: '内部：价格可谈', visible: false })
  expect((await detail(leadNo)).followUps.map(({ content }) => content)).not.toContain('内部：价格可谈')
  expect(await act.assign(leadNo)).toMatchObject({ code: 'E1008' })
  expect(await act.quote(leadNo, '2026-11-22')).toMatchObject({ code: '2901' })
  expect((await staff.ok('btwob GET /lead/list', { state: 'following' })).list).toMatchObject([
    { leadNo, customerName: '香满楼餐饮管理有限公司' },
  ])
  await brought(leadNo, 'close')
  expect((await staff.ok('btwob GET /lead/list', {})).list).toEqual([])
  expect(await detail(leadNo)).toMatchObject({ status: 'closed', closeReason: '地址不在服务范围' })
})

test('staff give an enquiry to a manager of the company; it is in that queue (E-M-14)', async () => {
  const now = '2026-11-23T09:30:00+08:00'
  const text = sealText(gateway.gateway.work, '0316-0000202')
  const name = sealText(gateway.gateway.work, '李雪')
  const manager = { name, jobTitle: '用气管家', phoneEnc: text, wechatEnc: text, areaDesc: '', workHours: '' }
  const row = { ...manager, certNo: '', introduction: '', createdAt: now, updatedAt: now }
  await gateway.db
    .insertInto('manager')
    .values([
      { ...row, companyCode: '1001', managerId: 'MGR-02', duty: 'ON_DUTY' },
      { ...row, companyCode: '1001', managerId: 'MGR-07', duty: 'LEFT' },
      { ...row, companyCode: '1002', managerId: 'MGR-03', duty: 'ON_DUTY' },
    ])
    .execute()
  const leadNo = await submitted()
  const assign = (person: object) => staff.call('btwob POST /lead/assign', { leadNo, ...person })
  expect(await assign({ adviserName: '周建国' })).toMatchObject({ code: '2901' })
  expect(await assign({ adviserPhone: '0316-0000201' })).toMatchObject({ code: '2901' })
  for (const adviserId of ['MGR-07', 'MGR-03', 'MGR-99'])
    expect(await assign({ adviserId })).toMatchObject({ code: '2902' })
  const of = async (adviserId: string) => (await staff.ok('btwob GET /lead/list', { adviserId })).total
  await brought(leadNo, 'assign')
  expect(await of('MGR-02')).toBe(0)
  expect(await assign({ adviserId: 'MGR-02' })).toMatchObject({
    data: { adviserName: '李雪', adviserPhone: '0316-0000202' },
  })
  expect([await of('MGR-02'), await of('MGR-01')]).toEqual([1, 0])
})

test('an enquiry over a share of another user names the sharer to staff alone (E-S-08)', async () => {
  const shareOf = async (by: Caller) =>
    (await by.ok('default POST /crmgas/share/create', { targetType: 'app', targetId: 'app', channel: 'qr' })).shareCode
  const other = await gateway.as('13800000001')
  const sharerOf = async (shareCode: string) => {
    await gateway.db.deleteFrom('demandLead').execute()
    const leadNo = await submitted({ shareCode })
    expect(JSON.stringify(await detail(leadNo))).not.toContain('1000000001')
    const [row] = (await staff.ok('btwob GET /lead/list', {})).list
    expect((await staff.ok('btwob GET /lead/detail', { leadNo })).sharer).toBe(row?.sharer)
    return row?.sharer
  }
  expect(await sharerOf(await shareOf(other))).toMatch(/.+，户号 1000000001$/)
  expect(await sharerOf(await shareOf(master))).toBe('')
  expect(await sharerOf('Abcdefghij')).toBe('')
})

test('another customer, another user, another company', async () => {
  const of = await quoted()
  const { leadNo } = of
  const foreign = await gateway.as('13800000001')
  const sub = gateway.asSession({
    userId: 'sub',
    bp: '1000000002',
    companyCode: '1001',
    isMaster: false,
    reviewStatus: '1',
    models: ['MARKET_ENQUIRY'],
  })
  const attempts = (by: Caller) =>
    Promise.all([
      by.call('demand GET /lead/detail', { leadNo }),
      by.call('demand POST /lead/cancel', { leadNo }),
      by.call('demand POST /lead/supplement', { leadNo, content: '补充' }),
      by.call('demand POST /lead/quote/accept', { ...of, requestNo: requestNo() }),
      by.call('demand POST /lead/quote/reject', { ...of, reason: 'OTHER' }),
      by.call('demand POST /lead/evaluate', { leadNo, score: 5, scoreTags: [], scoreText: '' }),
    ])
  expect((await attempts(foreign)).map(({ code }) => code)).toEqual(Array(6).fill('2902'))
  expect((await attempts(sub)).map(({ code }) => code)).toEqual(Array(6).fill('E1007'))
  expect((await sub.ok('demand GET /lead/list', {})).total).toBe(0)
  const others = gateway.asSession({ userId: 'staff', companyCode: '1002' })
  expect((await others.ok('btwob GET /lead/list', {})).total).toBe(0)
  const byOthers = await Promise.all([
    others.call('btwob GET /lead/detail', { leadNo }),
    others.call('btwob POST /lead/assign', { leadNo, adviserName: '周建国', adviserPhone: '10086' }),
    others.call('btwob POST /lead/follow', {
      requestNo: requestNo(),
      leadNo,
      type: 'call',
      content: '已联系',
      visible: true,
    }),
    others.call('btwob POST /lead/quote', {
      requestNo: requestNo(),
      leadNo,
      items: [{ name: '套装', qty: 1, unitPrice: '1.00' }],
      remark: '',
      validUntil: '2026-11-30',
    }),
    others.call('btwob POST /lead/finish', { leadNo }),
    others.call('btwob POST /lead/close', { leadNo, reason: '测试' }),
  ])
  expect(byOthers.map(({ code }) => code)).toEqual(Array(6).fill('2902'))
})

test('the adviser to call', async () => {
  const adviser = await master.ok('demand GET /lead/adviser', {})
  expect(adviser).toMatchObject({ onDuty: true })
  expect(adviser.adviserName).not.toBe('')
})

// The clock goes on for good: these come last, each later than the one before.
const passTime = async (to: string) => {
  await gateway.passTime(to)
  master = await gateway.as('13800000007')
}

test('a lead that staff leave alone goes to the adviser after ten minutes, and a late contact is reported (E-M-13, E-M-14)', async () => {
  const leadNo = await submitted()
  expect((await detail(leadNo)).adviserName).toBe('')
  await passTime('2026-11-23T09:41:00+08:00')
  const known = await detail(leadNo)
  expect(known).toMatchObject({ status: 'assigned', overdue: false })
  expect(known.adviserName).not.toBe('')
  await passTime('2026-11-30T09:00:00+08:00')
  expect(await detail(leadNo)).toMatchObject({ status: 'assigned', overdue: true })
  expect((await detail(leadNo)).followUps[0]?.content).toBe('已超时，已为您催办')
  expect(await staff.ok('btwob GET /lead/list', {})).toMatchObject({ late: 1, list: [{ leadNo, overdue: true }] })
})

test('a quote that is not accepted in time is over, and the lead goes on (E 3.2)', async () => {
  const leadNo = await brought(await submitted(), 'assign', 'follow')
  expect(await act.quote(leadNo, '2026-12-07')).toMatchObject({ ok: true })
  const [quote] = (await detail(leadNo)).quotes
  const of = { leadNo, quoteNo: quote?.quoteNo ?? '' }
  gateway.clock.moveTo('2026-12-08T00:05:00+08:00')
  master = await gateway.as('13800000007')
  expect(await accept(of)).toMatchObject({ code: 'E1014', text: '报价已过期' })
  await passTime('2026-12-08T01:00:00+08:00')
  expect(await detail(of.leadNo)).toMatchObject({ status: 'following', quotes: [{ status: 'expired' }] })
})
