import { certGateway } from '../../../test/setup/cert-gateway'
import { inWork } from '../../../test/setup/content-gateway'
import {
  DETAIL,
  fields,
  form,
  found,
  licence,
  ocr,
  SUBMIT,
  submitted,
  uploaded,
  type Submit,
} from '../../../test/gateway/cert-kit'
import { decide, nextRequestNo, staff } from '../../../test/gateway/case-kit'
import type { Caller, TestGateway } from '../../../test/setup/gateway'
import { put } from '../file/service'

const applicant = '13800000006'
const other = '13800000011'

describe('submitted', () => {
  let gateway: TestGateway
  beforeEach(async () => {
    gateway = await certGateway()
  })
  afterEach(() => gateway.close())

  test('reading: a licence, an unreadable one, another user’s file, no picture of a licence', async () => {
    const caller = await gateway.as(applicant)
    const read = await ocr(caller, await uploaded(gateway, caller, 'valid'))
    expect(read.data).toMatchObject({ recognised: '1', confidence: '0.98', fields })
    expect((await ocr(caller, await uploaded(gateway, caller, 'unreadable'))).data.recognised).toBe('0')
    const foreign = await uploaded(gateway, await gateway.as(other), 'valid')
    expect(await ocr(caller, foreign)).toMatchObject({ status: 200, code: '2560' })
    const small = await uploaded(gateway, caller, 'valid')
    await gateway.db.updateTable('uploadFile').set({ height: 599 }).where('fileId', '=', small).execute()
    expect((await ocr(caller, small)).code).toBe('2301')
  })

  test('of a licence with a QR code its link is kept for the reviewer, and nothing is invented (CE-02)', async () => {
    const caller = await gateway.as(applicant)
    const licenseFileId = await uploaded(gateway, caller, 'qr')
    const read = await ocr(caller, licenseFileId)
    expect([read.data.recognised, Object.values(read.data.fields).join('')]).toEqual(['0', ''])
    const { certId } = await caller.ok(SUBMIT, await form(gateway, caller, { licenseFileId, bps: [] }))
    const desk = await staff(gateway)
    const { list } = await desk.ok('btwob GET /review/list', { bizType: 'CERT' })
    expect(list.find((one) => one.bizNo === certId)?.facts).toContainEqual({
      label: '执照二维码',
      value: 'https://www.gsxt.gov.cn/index.html?uniscid=91131000MA0YLJD06W',
    })
  })

  test('a reader that fails is 2310 and nothing else', async () => {
    await gateway.setting('licenseReader.mode', 'DOWN')
    const caller = await gateway.as(applicant)
    expect(await ocr(caller, await uploaded(gateway, caller, 'valid'))).toMatchObject({
      code: '2310',
      text: '识别失败，请手动填写',
    })
  })

  test('the register knows companies that are closed; without its answer the desk decides (CE-05)', async () => {
    const caller = await gateway.as(applicant)
    await gateway.setting('registry.closed', fields.uscc)
    expect((await submitted(gateway, caller)).code).toBe('2304')
    await gateway.setting('registry.mode', 'DOWN')
    expect((await submitted(gateway, caller)).ok).toBe(true)
  })

  test('a repeated request is the same certification; other content under its number is refused', async () => {
    const caller = await gateway.as(applicant)
    await found(gateway, caller, '1000000008')
    const input = await form(gateway, caller)
    const first = await caller.ok(SUBMIT, input)
    expect((await caller.call(SUBMIT, input)).data).toEqual(first)
    expect((await caller.call(SUBMIT, { ...input, contactName: '别人' })).code).toBe('2905')
    expect((await submitted(gateway, caller)).code).toBe('230603')
  })

  test('two people hand the same company in at once: one gets it (CE-08)', async () => {
    const [a, b] = await Promise.all([gateway.as(applicant), gateway.as('13800000010')])
    for (const caller of [a, b]) await found(gateway, caller, '1000000008')
    const inputs = await Promise.all([form(gateway, a), form(gateway, b)])
    const answers = await Promise.all([a.call(SUBMIT, inputs[0]), b.call(SUBMIT, inputs[1])])
    expect(answers.map((one) => one.code).sort()).toEqual(['000000', '230602'])
    const lost = answers.find((one) => !one.ok)
    expect([lost?.text, lost?.data]).toEqual(['该公司正在审核中', { hotline: '0316-0000100' }])
  })

  test('found hours ago it still counts, a day later no more; named once it is known', async () => {
    const early = await gateway.as(applicant)
    await found(gateway, early, '1000000008')
    await gateway.passTime('2026-11-24T09:29:00+08:00')
    const caller = await gateway.as(applicant)
    const { certId } = await caller.ok(SUBMIT, await form(gateway, caller))
    await caller.ok('default POST /enterprise/certificate/withdraw', { certId })
    await found(gateway, caller, '1000000006')
    await gateway.passTime('2026-11-25T09:30:00+08:00')
    const late = await gateway.as(applicant)
    const both = await form(gateway, late, { bps: ['1000000008', '1000000006'] })
    expect(await late.call(SUBMIT, both)).toMatchObject({ code: '2102', data: { bps: ['1000000006'] } })
    expect((await late.ok(SUBMIT, await form(gateway, late))).certId).toBe(certId)
  })

  test('a number that is bound already needs no search', async () => {
    const master = await gateway.as('13800000008')
    const textile = { ...fields, companyName: '宏达纺织', uscc: '91130182700HDFX042' }
    const input = await form(gateway, master, { companyCode: '1002', bps: ['1000000004'], fields: textile })
    await gateway.db.deleteFrom('enterpriseCert').where('uscc', '=', textile.uscc).execute()
    expect((await master.call(SUBMIT, input)).ok).toBe(true)
  })

  test('withdrawn, then submitted again in the same row; only its owner may', async () => {
    const caller = await gateway.as(applicant)
    const { certId } = (await submitted(gateway, caller)).data
    const stranger = await gateway.as(other)
    expect((await stranger.call('default POST /enterprise/certificate/withdraw', { certId })).code).toBe('2902')
    expect((await stranger.call(DETAIL, { certId })).code).toBe('2902')
    expect(await caller.ok('default POST /enterprise/certificate/withdraw', { certId })).toBe(true)
    expect((await caller.call('default POST /enterprise/certificate/withdraw', { certId })).code).toBe('2311')
    const desk = await staff(gateway)
    expect((await desk.ok('btwob GET /review/list', { bizType: 'CERT' })).list.map((t) => t.bizNo)).not.toContain(
      certId,
    )
    expect((await submitted(gateway, caller)).data).toEqual({ certId, status: '10' })
  })

  test('four-eyes principle: a reviewer decides neither an own application nor about an own customer number', async () => {
    const caller = await gateway.as(applicant)
    const { certId } = (await submitted(gateway, caller, { bps: ['1000000008', '1000000006'] })).data
    const desk = await staff(gateway)
    const task = (await desk.ok('btwob GET /review/list', { bizType: 'CERT' })).list.find((one) => one.bizNo === certId)
    const pass = () =>
      desk.call('btwob POST /review/decide', { taskId: task?.taskId ?? '', decision: 'PASS', remark: '' })
    const reviewer = desk.headers['userid'] ?? ''
    const askedBy = (userId: string) =>
      gateway.db.updateTable('reviewTask').set({ askedBy: userId }).where('bizNo', '=', certId).execute()
    await askedBy(reviewer)
    expect(await pass()).toMatchObject({ code: '2210' })
    await askedBy(caller.headers['userid'] ?? '')
    const binding = await gateway.db.selectFrom('bpBinding').selectAll().where('isMaster', '=', true).executeTakeFirst()
    if (!binding) throw new Error('no binding')
    for (const bp of ['1000000008', '1000000006']) {
      const own = { ...binding, bindingId: 'of-the-reviewer', bp, userId: reviewer, isDefault: false }
      await gateway.db.insertInto('bpBinding').values(own).execute()
      expect(await pass()).toMatchObject({ code: '2210' })
      await gateway.db.deleteFrom('bpBinding').where('bindingId', '=', own.bindingId).execute()
    }
    expect(await pass()).toMatchObject({ ok: true })
  })

  test('the reviewer sees what was typed by hand, and decides once', async () => {
    const caller = await gateway.as(applicant)
    const input = await form(gateway, caller, { fields: { ...fields, address: '河北省廊坊市安次区建设路99号' } })
    await found(gateway, caller, '1000000008')
    await ocr(caller, input.licenseFileId)
    const { certId } = await caller.ok(SUBMIT, input)
    const desk = await staff(gateway)
    const { list } = await desk.ok('btwob GET /review/list', { bizType: 'CERT' })
    const task = list.find((one) => one.bizNo === certId)
    expect(task).toMatchObject({ title: '企业认证 锦程食品有限公司', files: [{ name: '营业执照' }], decision: null })
    expect(task?.facts).toContainEqual({ label: '住所（手动填写）', value: '河北省廊坊市安次区建设路99号' })
    expect(task?.facts).toContainEqual({ label: '统一社会信用代码', value: fields.uscc })
    const decide = (decision: 'PASS' | 'REJECT', remark: string) =>
      desk.call('btwob POST /review/decide', { taskId: task?.taskId ?? '', decision, remark })
    expect((await decide('REJECT', '')).code).toBe('2202')
    expect((await decide('REJECT', '执照不清晰')).ok).toBe(true)
    expect((await decide('REJECT', '执照不清晰')).ok).toBe(true)
    expect((await decide('PASS', '')).code).toBe('2203')
    expect(await caller.ok(DETAIL, { certId })).toMatchObject({ status: '30', rejectReason: '执照不清晰', isOwn: '1' })
    expect((await caller.call('btwob GET /review/list', {})).code).toBe('401')
    expect((await submitted(gateway, caller)).data.certId).toBe(certId)
  })
})

test('each number left alone has its own reason, and its people are not reminded of this licence (CE-10, CE-11)', async () => {
  const gateway = await certGateway()
  const caller = await gateway.as(applicant)
  const ending = { ...fields, validTo: '2026-12-10' }
  const bps = ['1000000008', '1000000006', '1000000005', '1000000002']
  const { certId } = (await submitted(gateway, caller, { fields: ending, bps })).data
  // Nothing in the master data says that the licence is of this customer.
  await gateway.db.updateTable('customer').set({ uscc: null }).where('bp', '=', '1000000002').execute()
  await gateway.db.updateTable('customer').set({ status: '9', uscc: null }).where('bp', '=', '1000000005').execute()
  const desk = await staff(gateway)
  const { list } = await desk.ok('btwob GET /review/list', { bizType: 'CERT' })
  const asked = list.find(({ bizNo }) => bizNo === certId)?.facts.filter(({ label }) => label.startsWith('绑定户号'))
  expect(asked?.map(({ label, value }) => `${label} ${value}`)).toEqual([
    '绑定户号 1000000008 锦程食品有限公司，统一社会信用代码一致',
    '绑定户号 1000000006 悦来酒店有限公司，客户档案为91131000MA0YLJD06W，不一致，不会绑定',
    expect.stringMatching(/^绑定户号 1000000005 .+，已销户，不会绑定$/),
    '绑定户号 1000000002 香满楼餐饮管理有限公司，客户档案没有统一社会信用代码，仅申请人已是主账号时通过',
  ])
  await decide(gateway, certId, 'PASS')
  expect(await caller.ok(DETAIL, { certId })).toMatchObject({
    status: '20',
    boundBps: ['1000000008'],
    skipped: [
      { bp: '1000000006', reason: 'OTHER_ENTITY' },
      { bp: '1000000005', reason: 'NOT_FOUND' },
      { bp: '1000000002', reason: 'NO_CODE' },
    ],
  })
  await gateway.passTime('2026-11-24T09:30:00+08:00')
  const messages = gateway.db.selectFrom('message').select(['summary']).where('templateCode', '=', 'CERT_RESULT')
  const left =
    '户号1000000006与营业执照主体不一致、户号1000000005不存在或已销户、户号1000000002在档案中缺少统一社会信用代码，未绑定'
  expect(await messages.execute()).toEqual([{ summary: `锦程食品有限公司企业认证已通过，${left}` }])
  const reminded = gateway.db
    .selectFrom('todo')
    .select('bp')
    .where('type', '=', 'CERT_EXPIRE')
    .where('bizId', '=', certId)
  expect(await reminded.execute()).toEqual([{ bp: '1000000008' }])
  await gateway.close()
})

describe('what is refused', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await certGateway()
  })
  afterAll(() => gateway.close())

  test.each<[string, Partial<Submit>, string]>([
    ['wrong check character', { fields: { ...fields, uscc: '91131000MA0CERAM1X' } }, '2302'],
    ['over', { fields: { ...fields, validTo: '2026-11-22' } }, '2303'],
    ['agent without a letter', { isLegalPerson: '0' }, '2305'],
    ['taxpayer without a proof', { generalTaxpayer: '1' }, '2312'],
    ['unknown company', { companyCode: '9999' }, '2901'],
    ['a picture of another user', { licenseFileId: 'none' }, '44852'],
  ])('submit refused: %s', async (_name, over, code) => {
    const caller = await gateway.as(applicant)
    expect((await caller.call(SUBMIT, await form(gateway, caller, { bps: [], ...over }))).code).toBe(code)
    expect(await caller.ok(DETAIL, {})).toBeNull()
  })

  test.each([
    ['unknown', '1999999999'],
    ['of another company', '1000000003'],
    ['closed', '1000000007'],
    ['of another customer', '1000000001'],
    ['free, but never found', '1000000008'],
  ])('a customer number is refused alike: %s', async (_name, bp) => {
    const caller = await gateway.as(applicant)
    expect(await caller.call(SUBMIT, await form(gateway, caller, { bps: [bp] }))).toMatchObject({
      code: '2102',
      text: '未查询到匹配的客户信息，请核对后重试',
      data: { field: 'bps', bps: [bp] },
    })
    expect(await caller.ok(DETAIL, {})).toBeNull()
  })

  test('a match of another user, or at another company, gives no claim', async () => {
    const caller = await gateway.as(applicant)
    await found(gateway, await gateway.as(other), '1000000008')
    await found(gateway, caller, '1000000008', '1002')
    expect((await caller.call(SUBMIT, await form(gateway, caller))).code).toBe('2102')
  })

  test('found, but closed', async () => {
    const caller = await gateway.as(applicant)
    await found(gateway, caller, '1000000007')
    expect((await caller.call(SUBMIT, await form(gateway, caller, { bps: ['1000000007'] }))).code).toBe('2104')
  })
})

describe('decided', () => {
  let gateway: TestGateway
  beforeEach(async () => {
    gateway = await certGateway()
  })
  afterEach(() => gateway.close())

  test('passed: the applicant is master, the session is at the customer number, a notice is sent (CE-10)', async () => {
    const caller = await gateway.as(applicant)
    const taxProofFileId = await uploaded(gateway, caller, 'valid')
    const { certId } = (await submitted(gateway, caller, { generalTaxpayer: '1', taxProofFileId })).data
    await decide(gateway, certId, 'PASS')
    expect(await caller.ok(DETAIL, { certId })).toMatchObject({ status: '20', boundBps: ['1000000008'], skipped: [] })
    const info = await caller.ok('default POST /crmgas/portal/user/userInfo', {})
    expect(info).toMatchObject({ bp: '1000000008', isMaster: '1', reviewStatus: '1', certStatus: '20' })
    const customer = gateway.db.selectFrom('customer').select('generalTaxpayer').where('bp', '=', '1000000008')
    expect(await customer.executeTakeFirst()).toEqual({ generalTaxpayer: true })
    await gateway.drain()
    const messages = gateway.db.selectFrom('message').select(['summary']).where('templateCode', '=', 'CERT_RESULT')
    expect(await messages.execute()).toEqual([{ summary: '锦程食品有限公司企业认证已通过' }])
    const sms = gateway.db.selectFrom('devOutbox').select('text').where('target', '=', applicant)
    expect(await sms.execute()).toEqual([{ text: '锦程食品有限公司企业认证已通过。' }])
    const audits = gateway.db.selectFrom('auditLog').select(['fromState', 'toState']).where('entityId', '=', certId)
    expect(await audits.orderBy('changedAt').execute()).toEqual([
      { fromState: '', toState: '10' },
      { fromState: '10', toState: '20' },
    ])
  })

  test('a certified company is refused to others with the bound phone, masked (CE-07)', async () => {
    const caller = await gateway.as(applicant)
    const ceramics = { ...fields, companyName: '华北精工陶瓷有限公司', uscc: '91131000MA0CERAM1P' }
    const answer = await submitted(gateway, caller, { fields: ceramics, bps: ['1000000001'] })
    expect(answer).toMatchObject({
      code: '230601',
      text: '该公司已认证，您可申请加入公司子账号',
      data: { boundPhone: '138****0001', hotline: '0316-0000100' },
    })
  })

  test('rejected: a to-do only for a bound user', async () => {
    const caller = await gateway.as(applicant)
    const { certId } = (await submitted(gateway, caller, { bps: ['1000000006'] })).data
    await decide(gateway, certId, 'REJECT', '执照不清晰')
    expect(await caller.ok(DETAIL, { certId })).toMatchObject({ status: '30', rejectReason: '执照不清晰' })
    const todos = gateway.db.selectFrom('todo').select('bizId').where('type', '=', 'CERT_REJECTED')
    expect(await todos.execute()).toEqual([])
  })

  test('a customer number that got a master meanwhile stays with that master (CE-10)', async () => {
    const caller = await gateway.as(applicant)
    const { certId } = (await submitted(gateway, caller)).data
    const rival = await gateway.db
      .selectFrom('appUser')
      .select('userId')
      .where('nickname', '=', '能源管家')
      .executeTakeFirstOrThrow()
    const now = gateway.clock.iso()
    await gateway.db
      .insertInto('bpBinding')
      .values({
        bp: '1000000008',
        bindingId: 'rival',
        companyCode: '1001',
        userId: rival.userId,
        isMaster: true,
        reviewStatus: '1',
        applyAt: now,
        createdAt: now,
        updatedAt: now,
      })
      .execute()
    await decide(gateway, certId, 'PASS')
    const skipped = [{ bp: '1000000008', reason: 'HAS_MASTER' }]
    expect(await caller.ok(DETAIL, { certId })).toMatchObject({ status: '20', boundBps: [], skipped })
    await gateway.drain()
    const messages = gateway.db.selectFrom('message').select(['summary']).where('templateCode', '=', 'CERT_RESULT')
    expect(await messages.execute()).toEqual([
      { summary: '锦程食品有限公司企业认证已通过，户号1000000008已有主账号，未绑定' },
    ])
  })

  test('a sub-account sees that the company is certified, without papers and names (CE-12)', async () => {
    const seen = await (await gateway.as('13800000002')).ok(DETAIL, {})
    expect(seen).toMatchObject({
      status: '20',
      isOwn: '0',
      license: null,
      contactName: '王**',
      contactPhoneMasked: '138****0001',
    })
    expect(seen?.fields.uscc).toBe('9113**********AM1P')
    const master = await (await gateway.as('13800000001')).ok(DETAIL, {})
    expect(master?.license?.url).toMatch(/^\/job\/file\/[0-9a-f]{32}\?e=\d+&s=/)
  })

  test('thirty days before the end a reminder, after it 40 (CE-11)', async () => {
    const master = await gateway.as('13800000008')
    const todo = () =>
      gateway.db
        .selectFrom('todo')
        .select(['bp', 'status'])
        .where('type', '=', 'CERT_EXPIRE')
        .where('bp', '=', '1000000004')
        .execute()
    expect(await todo()).toEqual([{ bp: '1000000004', status: '0' }])
    await master.ok('default POST /crmgas/portal/user/switchCustomer', { bp: '1000000004', companyCode: '1002' })
    expect((await master.ok(DETAIL, {}))?.status).toBe('20')
    await gateway.passTime('2026-12-14T09:30:00+08:00')
    expect(await todo()).toEqual([{ bp: '1000000004', status: '3' }])
    const again = await gateway.as('13800000008')
    expect((await again.ok(DETAIL, {}))?.status).toBe('40')
    // Renewed: the old row ends when the new one passes (C 3.4).
    const textile = { ...fields, companyName: '宏达纺织', uscc: '91130182700HDFX042' }
    const { certId } = (await submitted(gateway, again, { companyCode: '1002', bps: ['1000000004'], fields: textile }))
      .data
    const rows = gateway.db.selectFrom('enterpriseCert').select(['status']).where('uscc', '=', textile.uscc)
    const task = await gateway.db
      .selectFrom('reviewTask')
      .selectAll()
      .where('bizNo', '=', certId)
      .executeTakeFirstOrThrow()
    expect([task.decision, (await rows.execute()).map((r) => r.status).sort()]).toEqual([null, ['10', '40']])
  })

  test('a rejected one leaves no to-do behind when it is sent again with the right code (C 3.4)', async () => {
    const master = await gateway.as('13800000008')
    const form = { companyCode: '1002', bps: ['1000000004'] }
    const { certId } = (await submitted(gateway, master, form)).data
    const clerk = gateway.asSession({ companyCode: '1002', userId: 'clerk' })
    const { list } = await clerk.ok('btwob GET /review/list', { bizType: 'CERT' })
    const taskId = list.find(({ bizNo }) => bizNo === certId)?.taskId ?? ''
    await clerk.ok('btwob POST /review/decide', { taskId, decision: 'REJECT', remark: '代码与执照不符' })
    const todo = () => gateway.db.selectFrom('todo').select('status').where('type', '=', 'CERT_REJECTED').execute()
    expect(await todo()).toEqual([{ status: '0' }])
    const textile = { ...fields, companyName: '宏达纺织', uscc: '91130182700HDFX042' }
    expect(await submitted(gateway, master, { ...form, fields: textile })).toMatchObject({ ok: true })
    expect(await todo()).toEqual([{ status: '1' }])
  })

  test('the renewal of a certification that is about to end closes its to-do (CE-11, C 3.4)', async () => {
    const master = await gateway.as('13800000008')
    const todo = () =>
      gateway.db
        .selectFrom('todo')
        .select('status')
        .where('type', '=', 'CERT_EXPIRE')
        .where('bp', '=', '1000000004')
        .execute()
    expect(await todo()).toEqual([{ status: '0' }])
    const textile = { ...fields, companyName: '宏达纺织', uscc: '91130182700HDFX042' }
    const form = { companyCode: '1002', bps: ['1000000004'], fields: textile }
    const { certId } = (await submitted(gateway, master, form)).data
    const clerk = gateway.asSession({ companyCode: '1002', userId: 'clerk' })
    const { list } = await clerk.ok('btwob GET /review/list', { bizType: 'CERT' })
    const taskId = list.find(({ bizNo }) => bizNo === certId)?.taskId ?? ''
    await clerk.ok('btwob POST /review/decide', { taskId, decision: 'PASS', remark: '' })
    expect(await todo()).toEqual([{ status: '1' }])
  })

  test('qualifications: listed after the certification, added by the master, decided by the desk', async () => {
    const master = await gateway.as('13800000001')
    const list = async (caller = master) => (await caller.ok('default GET /enterprise/qualification/list', {})).list
    expect((await list()).map((q) => [q.kind, q.status, q.endsSoon, q.files.length])).toEqual([
      ['LICENSE', '20', '0', 1],
      ['FIRE', '40', '0', 1],
      ['HAZMAT', '20', '1', 1],
      ['TAXPAYER', '20', '0', 1],
    ])
    const sub = await gateway.as('13800000002')
    expect((await list(sub)).every((q) => q.files.length === 0)).toBe(true)
    const save = (caller: Caller, over: object = {}) =>
      caller.call('default POST /enterprise/qualification/save', {
        requestNo: nextRequestNo(),
        kind: 'OTHER',
        fileIds: [],
        ...over,
      })
    expect((await save(sub)).code).toBe('2903')
    expect((await save(master)).code).toBe('2312')
    expect((await save(master, { fileIds: ['foreign'] })).code).toBe('44852')
    const ownerId = master.headers.userid ?? ''
    const { fileId } = await inWork(gateway, (work) =>
      put(work, {
        name: 'a.png',
        bytes: licence('valid'),
        bizType: 'CERT',
        ownerRef: 'QUALIFICATION:1000000001',
        ownerId,
        companyCode: '1001',
      }),
    )
    const old = (await list()).find((q) => q.kind === 'FIRE')
    expect((await save(master, { qualId: old?.qualId, fileIds: [fileId] })).code).toBe('2902')
    const renewed = await save(master, { qualId: old?.qualId, kind: 'FIRE', fileIds: [fileId], validTo: '2027-11-23' })
    expect(renewed.data).toMatchObject({ status: '10', kind: 'FIRE', validTo: '2027-11-23' })
    await decide(gateway, renewed.data.qualId, 'PASS')
    expect((await list()).filter((q) => q.kind === 'FIRE').map((q) => q.status)).toEqual(['20'])
    await gateway.drain()
    const sent = gateway.db.selectFrom('message').select(['userId', 'summary']).where('bizId', '=', renewed.data.qualId)
    expect(await sent.execute()).toEqual([{ userId: ownerId, summary: '消防验收已通过审核' }])
  })

  test('blank papers come as picture and document; other names do not exist', async () => {
    const caller = await gateway.as(applicant)
    const paper = await caller.ok('default GET /enterprise/certificate/template', { kind: 'AUTHLETTER' })
    for (const url of [...paper.images, paper.fileUrl, '/cms/media/paper/licence-sample.png'])
      expect((await gateway.gateway.app.inject({ method: 'GET', url })).statusCode).toBe(200)
    for (const name of ['nothing.png', 'licence-valid.png', '..%2Fpapers.ts', 'seed.ts'])
      expect((await gateway.gateway.app.inject({ method: 'GET', url: `/cms/media/paper/${name}` })).statusCode).toBe(
        404,
      )
  })
})
