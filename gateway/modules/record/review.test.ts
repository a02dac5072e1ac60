import { staff as staffOf } from '../../../test/gateway/case-kit'
import { people } from '../../../test/gateway/inspection-kit'
import { detector, kiln } from '../../../test/gateway/record-kit'
import { testGateway, type TestGateway } from '../../../test/setup/gateway'

const REVIEW = 'btwob POST /record/review'

let gateway: TestGateway
let at: ReturnType<typeof people>
beforeAll(async () => {
  gateway = await testGateway()
  at = people(gateway)
  await gateway.db.deleteFrom('gasEquipment').execute()
  await gateway.db.deleteFrom('gasAlarm').execute()
})
afterAll(() => gateway.close())

test('equipment, alarms and places are confirmed or sent back by call, as at the desk (D 5.9)', async () => {
  const desk = await staffOf(gateway)
  const { equipmentId } = await at.master.ok('default POST /crmgas/record/equipment/save', await kiln(gateway))
  const { alarmId } = await at.master.ok('default POST /crmgas/record/alarm/save', await detector(gateway))
  const { siteId } = await at.master.ok('default POST /crmgas/record/site/save', {
    requestNo: 'r-site',
    siteName: '新厂区',
    cityCode: '131000',
    district: '广阳区',
    address: '创业路100号',
    contactName: '王建国',
    contactPhone: '13800000001',
    industry: 'CERAMICS',
  })
  const call = (type: 'SITE' | 'EQUIPMENT' | 'ALARM', id: string, agree: '1' | '0', reason = '') =>
    desk.call(REVIEW, { type, id, agree, reason })
  expect(await call('EQUIPMENT', equipmentId, '0')).toMatchObject({ code: '2901' })
  expect(await call('EQUIPMENT', equipmentId, '1')).toMatchObject({ data: { reviewStatus: 'CONFIRMED' } })
  expect(await call('EQUIPMENT', equipmentId, '1')).toMatchObject({ code: '44120' })
  expect(await call('ALARM', alarmId, '0', '照片不清晰')).toMatchObject({ data: { reviewStatus: 'REJECTED' } })
  expect(await call('ALARM', alarmId, '1')).toMatchObject({ code: '44120' })
  expect(await call('SITE', siteId, '1')).toMatchObject({ data: { reviewStatus: 'CONFIRMED' } })
  expect(await call('SITE', siteId, '1')).toMatchObject({ code: '44120' })
  expect(await call('ALARM', equipmentId, '1')).toMatchObject({ code: '2902' })
  const { list } = await desk.ok('btwob GET /review/list', {})
  expect(list.filter(({ bizNo }) => bizNo.endsWith(equipmentId) || bizNo.endsWith(alarmId))).toEqual([])
  const foreign = gateway.asSession({ companyCode: '1002', userId: 'foreign' })
  expect((await foreign.call(REVIEW, { type: 'SITE', id: siteId, agree: '1', reason: '' })).code).toBe('2902')
})

test('a place in use cannot be withdrawn, and what is on it goes over to its change', async () => {
  const site = {
    siteName: '西厂区',
    cityCode: '131000',
    district: '广阳区',
    address: '西环路8号',
    contactName: '王建国',
    contactPhone: '13800000001',
    industry: 'CERAMICS',
  } as const
  const save = 'default POST /crmgas/record/site/save'
  const { siteId, version } = await at.master.ok(save, { ...site, requestNo: 'r-west' })
  const device = await kiln(gateway, { siteId, serialNo: 'K-77' })
  const { equipmentId } = await at.master.ok('default POST /crmgas/record/equipment/save', device)
  const remove = () => at.master.call('default POST /crmgas/record/site/delete', { siteId, version })
  expect(await remove()).toMatchObject({ code: '44410' })
  const desk = await staffOf(gateway)
  await desk.ok(REVIEW, { type: 'SITE', id: siteId, agree: '1', reason: '' })
  const change = await at.master.ok(save, { ...site, requestNo: 'r-west-2', siteId, contactName: '李四' })
  await desk.ok(REVIEW, { type: 'SITE', id: change.siteId, agree: '1', reason: '' })
  const found = await at.master.ok('default GET /crmgas/record/equipment/detail', { equipmentId })
  expect(found).toMatchObject({ siteId: change.siteId, siteName: '西厂区' })
})
