import { people, uploaded } from '../../../test/gateway/inspection-kit'
import { testGateway, type TestGateway } from '../../../test/setup/gateway'
import { slipPicture } from '../../demo/money/slip-picture'

const READ = 'btwob POST /record/equipment/readPlate'
const NOTHING = {
  brand: null,
  model: null,
  serialNo: null,
  ratedFlow: null,
  ratedPower: null,
  workPressure: null,
  productionDate: null,
}

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const photo = (userId: string, lines: readonly string[], bizType = 'EQUIPMENT') =>
  uploaded(gateway, userId, { bizType, bytes: slipPicture(lines) })

test('a plate is read from the user’s own photo; nothing is kept of it', async () => {
  const fileId = await photo('director', ['型号：YF-60', '额定功率：60kW'])
  const { master, sub } = people(gateway)
  expect(await master.ok(READ, { fileId })).toEqual({ ...NOTHING, model: 'YF-60', ratedPower: '60.00' })
  expect(await master.call(READ, { fileId: await photo('somebody', ['型号：X']) })).toMatchObject({ code: '44852' })
  expect(await master.call(READ, { fileId: await photo('director', ['型号：X'], 'ALARM') })).toMatchObject({
    code: '44852',
  })
  expect(await sub.call(READ, { fileId })).toMatchObject({ ok: false })
})

test('a picture without words, and a reader that is down, have no values', async () => {
  const { master } = people(gateway)
  const fileId = await uploaded(gateway, 'director', { bizType: 'EQUIPMENT' })
  expect(await master.ok(READ, { fileId })).toEqual(NOTHING)
  await gateway.setting('slipReader.mode', 'DOWN')
  expect(await master.ok(READ, { fileId: await photo('director', ['型号：YF-61']) })).toEqual(NOTHING)
})
