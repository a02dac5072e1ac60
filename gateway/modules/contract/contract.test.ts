import { testGateway, type TestGateway } from '../../../test/setup/gateway'
import { inTransaction } from '../../../test/gateway/payment-kit'
import { contractArea } from './index'
import { archive, findContract, supplyContract, terminate, type Signed } from './service'

const KEY = { bp: '1000000001', companyCode: '1001' }
const supply: Signed = {
  ...KEY,
  contractType: 'SUPPLY',
  title: '供用气合同',
  startDate: '2026-01-01',
  endDate: '2027-03-31',
  signedAt: '2025-12-20T10:00:00+08:00',
  fileHash: null,
}

describe('contracts', () => {
  let gateway: TestGateway
  beforeEach(async () => {
    gateway = await testGateway({ areas: [contractArea], identify: async () => null, demoData: false })
  })
  afterEach(() => gateway.close())
  const kept = (over: Partial<Signed> = {}) => inTransaction(gateway, (work) => archive(work, { ...supply, ...over }))
  const stateOf = async (contractId: string) => (await findContract(gateway.db, { bp: KEY.bp, contractId }))?.state
  const reaches = async (until: string) => (await supplyContract(gateway, KEY, until))?.endDate ?? null

  it('of supply reach to their last day, the longest of several (K-02)', async () => {
    expect(await reaches('2026-12-31')).toBeNull()
    await kept()
    await kept({ endDate: '2026-12-31' })
    expect(await reaches('2027-03-31')).toBe('2027-03-31')
    expect(await reaches('2027-04-01')).toBeNull()
    await kept({ contractType: 'SAFETY', endDate: '2030-12-31' })
    await kept({ bp: '1000000002', endDate: '2030-12-31' })
    expect(await reaches('2027-04-01')).toBeNull()
  })

  it('begin on their first day and are over after their last (C-09)', async () => {
    const next = await kept({ startDate: '2026-11-25', endDate: '2026-11-26' })
    expect(await stateOf(next)).toBe('WAIT_EFFECT')
    expect(await reaches('2026-11-26')).toBeNull()
    await gateway.passTime('2026-11-25T00:20:00+08:00')
    expect(await stateOf(next)).toBe('EFFECTIVE')
    expect(await reaches('2026-11-26')).toBe('2026-11-26')
    await gateway.passTime('2026-11-26T12:00:00+08:00')
    expect(await stateOf(next)).toBe('EFFECTIVE')
    await gateway.passTime('2026-11-27T00:20:00+08:00')
    expect(await stateOf(next)).toBe('EXPIRED')
  })

  it('have numbers of their own, and end once', async () => {
    const contractId = await kept({ contractType: 'PACKAGE_AGREE', signedAt: gateway.clock.iso() })
    const found = await findContract(gateway.db, { bp: KEY.bp, contractId })
    expect(found?.contractNo).toMatch(/^HT-1001-2026-\d{6}$/)
    const end = () => inTransaction(gateway, (work) => terminate(work, { bp: KEY.bp, contractId }, 'u-1'))
    await end()
    await end()
    expect(await stateOf(contractId)).toBe('TERMINATED')
  })
})
