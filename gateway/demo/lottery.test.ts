import { fromFile } from '@domain/draw/ledger'
import { lotteryVerdict } from '@domain/draw/lottery-ledger'
import { testGateway, type TestGateway } from '../../test/setup/gateway'

/** E 8 on the seeded database: campaigns in the states that last, each with a ledger that can be computed again. */
describe('demo lotteries', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway()
  })
  afterAll(() => gateway.close())

  it('are in every state that lasts', async () => {
    const rows = await gateway.db.selectFrom('lotteryCampaign').select('state').orderBy('campaignId').execute()
    expect(rows.map(({ state }) => state)).toEqual(['settled', 'running', 'scheduled', 'draft', 'ended'])
    const wins = await gateway.db.selectFrom('lotteryWin').select(['state', 'bp']).execute()
    expect(wins.length).toBeGreaterThan(0)
    // The restaurant has a coupon for its open quote (E-M-16).
    expect(
      wins
        .filter(({ state }) => state === 'issued')
        .map(({ bp }) => bp)
        .sort(),
    ).toEqual(['1000000002', '1000000005'])
    // What was not claimed in the campaign that is over has expired; the demo's main customer has no prize yet.
    expect(wins.filter(({ bp }) => bp === '1000000001')).toEqual([])
  })

  it('the ceramics works has two chances, a visitor sees the same campaign, and its ledger is right', async () => {
    const { campaign, role } = await gateway.ok('default GET /crmgas/lottery/current', {})
    expect(campaign).toMatchObject({ title: '按时缴费抽服务', state: 'running' })
    expect(role).toBe('V')
    const campaignId = campaign?.campaignId ?? ''
    const factory = await gateway.as('13800000001')
    // A token that is not valid any more makes a visitor, not a refusal (pitfall E 9.2).
    const dead = Object.fromEntries(Object.keys(factory.headers).map((name) => [name, 'dead']))
    expect(await gateway.ok('default GET /crmgas/lottery/current', {}, dead)).toMatchObject({ role: 'V' })
    expect(await factory.ok('default GET /crmgas/lottery/myChance', { campaignId })).toMatchObject({ remaining: 2 })
    const { list } = await factory.ok('default GET /crmgas/lottery/list', {})
    expect(list).toHaveLength(4)
    for (const { campaignId: id } of list) {
      const { ledger } = await gateway.ok('default GET /crmgas/lottery/ledger', { campaignId: id })
      expect(lotteryVerdict(fromFile(ledger))).toMatchObject({ ok: true })
    }
    const drawn = await factory.ok('default POST /crmgas/lottery/draw', { campaignId, requestNo: 'r-1' })
    expect(drawn).toMatchObject({ chanceNo: 2, remaining: 1 })
  })
})
