import { caseTests } from '../../../test/gateway/case-kit'
import { sites } from './site-case'

const { ok, call, file, filed, sample, decide } = caseTests(sites.any, 'default POST /crmgas/record/site/save')

const remove = (siteId: string, version = 0) => call('default POST /crmgas/record/site/delete', { siteId, version })
const list = async () => (await ok('default GET /crmgas/record/site/list', {})).list

test('a declared place waits; the first confirmed one is the main one', async () => {
  const where = { lng: '116.683752', lat: '39.538047', contactPhone: '13800000001' }
  const { siteId } = await filed(where)
  expect(await list()).toMatchObject([{ siteId, ...where, source: 'CUSTOMER', reviewStatus: 'PENDING', isMain: '0' }])
  await decide(siteId, 'PASS')
  expect(await list()).toMatchObject([{ siteId, reviewStatus: 'CONFIRMED', isMain: '1' }])
})

test('a rejected place is changed and waits again', async () => {
  const { siteId } = await filed()
  await decide(siteId, 'REJECT', '地址不详')
  expect(await list()).toMatchObject([{ reviewStatus: 'REJECTED', rejectReason: '地址不详' }])
  await filed({ siteId, address: '建设路61号2栋' })
  expect(await list()).toMatchObject([{ siteId, reviewStatus: 'PENDING', rejectReason: '', version: 1 }])
  await decide(siteId, 'PASS')
  expect(await list()).toMatchObject([{ siteId, address: '建设路61号2栋', reviewStatus: 'CONFIRMED' }])
})

test('the change of a confirmed place replaces it when it is confirmed, and stays the main one (D 3.4)', async () => {
  const { siteId } = await filed()
  await decide(siteId, 'PASS')
  const change = await filed({ siteId, contactName: '李四' })
  expect(change).toMatchObject({ replaces: siteId, reviewStatus: 'PENDING' })
  expect(await file({ siteId, contactName: '王五' })).toMatchObject({ code: '2904' })
  await decide(change.siteId, 'PASS')
  expect(await list()).toMatchObject([{ siteId: change.siteId, contactName: '李四', isMain: '1' }])
})

test('two users that declare the same address at once: one is refused 44406 (RC-09)', async () => {
  const answers = await Promise.all([file(), file()])
  expect(answers.map(({ ok, code }) => (ok ? 'saved' : code)).sort()).toEqual(['44406', 'saved'])
  expect(await list()).toHaveLength(1)
})

test('the twenty-first place is refused 44405 (RC-09)', async () => {
  for (let n = 0; n < 20; n++) await sample({ siteId: `S${n}`, address: `新华路${n}号` })
  expect(await file()).toMatchObject({ code: '44405', text: '用气地点数量已达上限' })
})

test.each([
  ['44403', { source: 'COMPANY' }, () => file({ siteId: 'S1' })],
  ['44403', { source: 'COMPANY' }, () => remove('S1')],
  ['44407', { isMain: true }, () => remove('S1')],
  ['44404', {}, () => remove('S1')],
  ['2904', { state: 'PENDING' }, () => remove('S1', 7)],
  ['2902', {}, () => remove('nothing')],
  ['2901', {}, () => file({ cityCode: '999999' })],
  ['2901', {}, () => file({ lng: '116.683752' })],
])('%s for %j (RC-08, PO-09)', async (code, values, attempt) => {
  await sample({ siteId: 'S1', state: 'CONFIRMED', source: 'CUSTOMER', ...values })
  expect(await attempt()).toMatchObject({ code })
})

test('a place that waits is taken back', async () => {
  const { siteId } = await filed()
  expect(await remove(siteId)).toMatchObject({ ok: true, data: true })
  expect(await list()).toEqual([])
})
