import { availableOf } from '@domain/billing/balance'
import { brokenInvariants } from '../../../test/invariants/money'
import { brokenPackages } from '../../../test/invariants/packages'
import { testGateway, type TestGateway } from '../../../test/setup/gateway'
import { findAccount } from '../../modules/gas-account/service'
import { shelfOf } from './shelf'

/** B 8 on the seeded database, which a failing act of the history would not let be made: every state that the pages show, and volumes and money that add up. */
describe('demo packages', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway()
  })
  afterAll(() => gateway.close())

  const statesOf = async (table: 'packageOrder' | 'childOrder' | 'supplementOrder' | 'extractionChange') => {
    const rows = await gateway.db.selectFrom(table).select('state').distinct().execute()
    return rows.map(({ state }) => state).sort()
  }

  it('adds up: stock, volumes, deposits, records and money', async () => {
    const shelf = shelfOf(gateway.clock.today())
    const elsewhere = Object.fromEntries(shelf.map(({ packageId, soldElsewhere }) => [packageId, soldElsewhere]))
    expect(await brokenPackages(gateway.db, elsewhere)).toEqual([])
    expect(await brokenInvariants(gateway.db, gateway.clock.iso())).toEqual([])
  })

  it('holds a package of each state', async () => {
    const packages = await gateway.db.selectFrom('gasPackage').select(['packageId', 'state']).execute()
    expect(Object.fromEntries(packages.map(({ packageId, state }) => [packageId, state]))).toEqual({
      PKG001: 'ON_SALE',
      PKG002: 'ON_SALE',
      PKG003: 'SOLD_OUT',
      PKG004: 'NOT_STARTED',
      PKG005: 'ENDED',
      PKG006: 'ENDED',
      PKG007: 'SUSPENDED',
      PKG008: 'ON_SALE',
      PKG009: 'ON_SALE',
      PKG010: 'ENDED',
      PKG016: 'ENDED',
      PKG017: 'ENDED',
      PKG018: 'ENDED',
      PKG019: 'ENDED',
    })
  })

  it('holds an order of each state, and cycles and supplements in those that last', async () => {
    expect(await statesOf('packageOrder')).toEqual([
      ...['CANCELLED', 'CLOSED', 'COMPLETED', 'DEPOSIT_CONFIRMING', 'EFFECTIVE', 'EXTRACTING', 'SETTLING'],
      ...['TERMINATED', 'WAIT_DEPOSIT', 'WAIT_SIGN'],
    ])
    expect(await statesOf('childOrder')).toEqual([
      ...['EXTRACTING', 'FORFEITED', 'OVERDUE', 'PAID', 'PLANNED', 'SETTLED', 'VOID', 'WAIT_PAY', 'WAIT_SUPPLEMENT'],
    ])
    expect(await statesOf('supplementOrder')).toEqual([
      ...['CLOSED', 'OVERDUE', 'PAY_CONFIRMING', 'REJECTED', 'SETTLED', 'WAIT_PAY', 'WAIT_REVIEW', 'WITHDRAWN'],
    ])
    expect(await statesOf('extractionChange')).toEqual([
      ...['CLOSED', 'DONE', 'REJECTED', 'SUBMITTED', 'WAIT_PAY', 'WITHDRAWN'],
    ])
  })

  it('a customer of the demo may order: contract, meter, arrears and the rest are in order', async () => {
    const wang = await gateway.as('13800000001')
    const { pass, items } = await wang.ok('taocan POST /trade/agree/comboCustomerCheck', {
      scene: 'PACKAGE',
      packageId: 'PKG001',
    })
    expect(items.filter((item) => !item.pass)).toEqual([])
    expect(pass).toBe(true)
  })

  it('what packages covered of a month is not on its bill', async () => {
    const covered = await gateway.db
      .selectFrom('extractionRecord')
      .select(({ fn }) => fn.sum<string>('extractedVolume').as('volume'))
      .where('bp', '=', '1000000001')
      .where('usageDate', '>=', '2026-09-01')
      .where('usageDate', '<=', '2026-09-30')
      .executeTakeFirstOrThrow()
    const billed = await gateway.db
      .selectFrom('billLine')
      .innerJoin('bill', (join) =>
        join.onRef('bill.billId', '=', 'billLine.billId').onRef('bill.bp', '=', 'billLine.bp'),
      )
      .select(({ fn }) => fn.sum<string>('billLine.packageVolume').as('volume'))
      .where('bill.bp', '=', '1000000001')
      .where('bill.billMonth', '=', '2026-09')
      .executeTakeFirstOrThrow()
    expect(Number(covered.volume)).toBeGreaterThan(100_000)
    expect(billed.volume).toBe(covered.volume)
  })

  it('the balance of the first customer is enough for the deposit of another order', async () => {
    const account = await findAccount(gateway.db, { bp: '1000000001', companyCode: '1001' })
    expect(Number(account && availableOf(account))).toBeGreaterThanOrEqual(50_000)
  })
})
