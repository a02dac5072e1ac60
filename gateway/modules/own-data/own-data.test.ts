import { strFromU8, unzipSync } from 'fflate'
import { personalData } from '../../personal-data'
import { entriesOf } from '../../wiring'
import { paperUrl } from '../file/service'
import { streamed } from '../../../test/gateway/assistant-kit'
import { moveOn, ticketFor } from '../../../test/gateway/login-kit'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'

const EXPORT = 'default POST /crmgas/portal/user/exportData'
const MASTER = '13800000001'
const OTHER = '13800000007'

let gateway: TestGateway
let no = 0
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

async function ticketOf(caller: Caller, phone: string): Promise<string> {
  // The third code of a phone within an hour asks for a picture (LG-03).
  moveOn(gateway, 31 * 60)
  return ticketFor(gateway, caller, 'exportData', phone)
}

const requestNo = () => `own-data-${++no}`
const ask = async (caller: Caller, phone: string) =>
  caller.call(EXPORT, { securityTicket: await ticketOf(caller, phone), requestNo: requestNo() })

/** A file of the workbook. */
async function partOf(url: string, name: string): Promise<string> {
  const served = await gateway.gateway.app.inject({ method: 'GET', url })
  return strFromU8(unzipSync(served.rawPayload)[name] ?? new Uint8Array())
}

/** Texts of the sheets, by their names. */
async function sheetsOf(url: string): Promise<Record<string, string>> {
  const served = await gateway.gateway.app.inject({ method: 'GET', url })
  expect(served.statusCode).toBe(200)
  const files = unzipSync(served.rawPayload)
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const names = [...text('xl/workbook.xml').matchAll(/<sheet name="([^"]*)"/g)].map(([, name = '']) => name)
  return Object.fromEntries(names.map((name, at) => [name, text(`xl/worksheets/sheet${at + 1}.xml`)]))
}

test('all data of the user, by sheets, and no data of another user', async () => {
  const caller = await gateway.as(MASTER)
  await gateway.as(OTHER)
  const userId = caller.headers.userid ?? ''
  await caller.ok('default POST /crmgas/portal/user/updateProfile', { nickname: '王总', email: 'wang@example.com' })
  const receivers = [{ name: '小陈', phone: '13911112222' }]
  const { receivers: _none, ...usual } = await caller.ok('default GET /crmgas/payRemind/config', {})
  await caller.ok('default POST /crmgas/payRemind/save', { ...usual, receivers })
  const complaint = { articleId: 'H02000001', useful: false, reasons: ['OUTDATED' as const] }
  await caller.ok('answer POST /help/feedback', complaint)
  const answer = await ask(caller, MASTER)
  if (!answer.ok) throw new Error(answer.text)
  expect(answer.data.fileName).toBe('个人信息副本_2026-11-23.xlsx')
  const sheets = await sheetsOf(answer.data.url)
  const names = ['说明', '账号资料', '协议同意记录', '登录设备', '微信绑定', '注销申请', '户号绑定', '主账号变更申请']
  expect(Object.keys(sheets)).toEqual(
    expect.arrayContaining([...names, '上传的文件', '企业认证', '开票抬头', '缴费提醒设置', '阅读记录', '商品收藏']),
  )
  expect(sheets['说明']).toContain('账单、缴费记录、发票、用气量、合同等属于用气户号')
  for (const said of [userId, MASTER, '王总', 'wang@example.com']) expect(sheets['账号资料']).toContain(said)
  expect(sheets['登录设备']).toContain('手机网页')
  expect(sheets['户号绑定']).toContain('1000000001')
  expect(sheets['缴费提醒设置']).toContain('小陈 139****2222')
  expect(sheets['帮助评价']).toContain('信息过时')
  const all = Object.values(sheets).join('')
  const secrets = await gateway.db
    .selectFrom('appUser')
    .selectAll()
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  for (const hidden of [secrets.passwordHash ?? 'none', secrets.phoneIndex, secrets.phoneEnc, OTHER, '13911112222'])
    expect(all).not.toContain(hidden)
  const foreign = await gateway.db.selectFrom('appUser').select('userId').where('userId', '!=', userId).execute()
  for (const { userId: stranger } of foreign) expect(all).not.toContain(`>${stranger}<`)
})

test('what the assistant wrote is labelled, in words and in the properties of the file (rest 3-2)', async () => {
  const caller = await gateway.as(MASTER)
  await streamed(gateway, caller, { question: '你好' })
  const url = paperUrl(gateway.gateway.work, 'owndata', caller.headers.userid ?? '')
  expect((await sheetsOf(url))['智能助手消息']).toContain('助手（AI生成内容）')
  const [, label = ''] = /name="AIGC"><vt:lpwstr>(.*?)</.exec(await partOf(url, 'docProps/custom.xml')) ?? []
  expect(JSON.parse(label.replaceAll('&quot;', '"'))).toMatchObject({ Label: '1' })
  for (const list of ['_rels/.rels', '[Content_Types].xml'])
    expect(await partOf(url, list)).toContain('docProps/custom.xml')
})

test('sheets of all areas can be made for every user', async () => {
  const users = await gateway.db.selectFrom('appUser').select('userId').where('status', '=', '1').execute()
  expect(users.length).toBeGreaterThan(5)
  for (const { userId } of users) {
    const sheets = await sheetsOf(paperUrl(gateway.gateway.work, 'owndata', userId))
    expect(Object.keys(sheets)).toHaveLength(entriesOf(gateway.gateway.work, personalData).size + 1)
    expect(sheets['账号资料']).toContain(userId)
  }
})

test('only with the user’s own step-up, for this scene', async () => {
  const caller = await gateway.as(OTHER)
  const other = await gateway.as('13800000006')
  const refused = async (securityTicket: string) => caller.call(EXPORT, { securityTicket, requestNo: requestNo() })
  expect(await refused('nothing')).toMatchObject({ code: '2040' })
  expect(await refused(await ticketOf(other, '13800000006'))).toMatchObject({ code: '2040' })
  const way = { scene: 'exportData', way: 'password', password: 'Gas@2026' } as const
  expect((await caller.call('default POST /crmgas/portal/security/verify', way)).code).toBe('2901')
  const url = '/job/file/owndata-1?e=99999999999&s=x'
  expect((await gateway.gateway.app.inject({ method: 'GET', url })).statusCode).toBe(403)
})

test('three a day, however many ask at once; a repeated request is the same copy', async () => {
  const phone = '13800000008'
  const caller = await gateway.as(phone)
  const userId = caller.headers.userid ?? ''
  const first = { securityTicket: await ticketOf(caller, phone), requestNo: requestNo() }
  const [one, two] = [await caller.ok(EXPORT, first), await caller.ok(EXPORT, first)]
  expect(two).toEqual(one)
  expect((await ask(caller, phone)).ok).toBe(true)
  const securityTicket = await ticketOf(caller, phone)
  const asked = [1, 2].map(() => caller.call(EXPORT, { securityTicket, requestNo: requestNo() }))
  const answers = await Promise.all(asked)
  expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true])
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: '2504', text: '今日导出次数已达上限(3次)，请明日再试' })
  const noted = gateway.db.selectFrom('auditLog').select(['toState', 'changedBy']).where('entity', '=', 'own_data')
  expect(await noted.where('entityId', '=', userId).execute()).toEqual(
    Array.from({ length: 3 }, () => ({ toState: 'EXPORTED', changedBy: userId })),
  )
  gateway.clock.moveTo('2026-11-24T00:00:01+08:00')
  expect((await ask(await gateway.as(phone), phone)).ok).toBe(true)
})

test('an address is worth nothing once its user is gone', async () => {
  const phone = '13800000003'
  const caller = await gateway.as(phone)
  const answer = await ask(caller, phone)
  if (!answer.ok) throw new Error(answer.text)
  await gateway.db
    .updateTable('appUser')
    .set({ status: '5' })
    .where('userId', '=', caller.headers.userid ?? '')
    .execute()
  expect((await gateway.gateway.app.inject({ method: 'GET', url: answer.data.url })).statusCode).toBe(404)
})

test('an invoice title’s addresses are its author’s only while the author may read titles', async () => {
  const caller = await gateway.as(MASTER)
  const userId = caller.headers.userid ?? ''
  await caller.ok('default POST /crmgas/invoice/saveTitle', {
    titleKind: 'OWN',
    buyerType: 'PERSON',
    buyerName: '赵小川',
    applySpecial: '0',
    address: '廊坊市开发区1号',
    phone: '13911112222',
    email: 'titles@example.com',
    receiverPhone: '13911113333',
    requestNo: requestNo(),
  })
  const shown = async () => (await sheetsOf(paperUrl(gateway.gateway.work, 'owndata', userId)))['开票抬头'] ?? ''
  const reached = ['廊坊市开发区1号', '13911112222', 'titles@example.com', '13911113333']
  const before = await shown()
  for (const text of ['赵小川', ...reached]) expect(before).toContain(text)
  await gateway.db.updateTable('bpBinding').set({ status: 'UNBOUND' }).where('userId', '=', userId).execute()
  const after = await shown()
  expect(after).toContain('赵小川')
  for (const text of reached) expect(after).not.toContain(text)
})
