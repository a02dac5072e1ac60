import { testDatabase } from '../test/setup/database'
import { testGateway, type TestGateway } from '../test/setup/gateway'
import { refuseDemoData } from './demo-data'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ demoData: false })
})
afterAll(() => gateway.close())

const start = (environment: 'UAT' | 'PRO', demo = false) => refuseDemoData(gateway.db, { environment, demo })

test('an empty database is taken, one with demo data is not', async () => {
  await expect(start('PRO')).resolves.toBeUndefined()
  await gateway.db.insertInto('seedMark').values({ area: 'account', seededAt: gateway.clock.iso() }).execute()
  const sentence = 'This database holds demo data with published passwords: refused with APP_ENV='
  await expect(start('PRO')).rejects.toThrow(`${sentence}PRO; give the gateway an empty one.`)
  await expect(start('UAT')).rejects.toThrow(`${sentence}UAT; give the gateway an empty one, or set DEMO=1.`)
  await expect(start('UAT', true)).resolves.toBeUndefined()
})

test('a database before its first migration holds no demo data', async () => {
  const empty = await testDatabase({ name: 'empty', madeOf: 'empty', make: async () => undefined })
  await expect(refuseDemoData(empty.db, { environment: 'PRO', demo: false })).resolves.toBeUndefined()
  await empty.close()
})
