import { fromFile, verdictOf } from '@domain/draw/ledger'
import { brokenInvariants } from '../../test/invariants/money'
import { testGateway, type TestGateway } from '../../test/setup/gateway'

/** B 8 on the seeded database: activities in each state that lasts, and a draw of the past that can be computed again. */
describe('demo bids and draws', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway()
  })
  afterAll(() => gateway.close())

  it('are in every state that lasts, and the money adds up', async () => {
    const rows = await gateway.db.selectFrom('ngActivity').select(['mode', 'state']).execute()
    expect(rows.map(({ mode, state }) => `${mode} ${state}`).sort()).toEqual([
      'BID CANCELLED',
      'BID FAILED',
      'BID NOT_STARTED',
      'BID OPEN',
      'BID PUBLISHED',
      'DRAW FINISHED',
      'DRAW SIGNUP',
    ])
    expect(await brokenInvariants(gateway.db, gateway.clock.iso())).toEqual([])
  })

  it('the ceramics works has won and is to confirm today', async () => {
    const factory = await gateway.as('13800000001')
    const { list } = await factory.ok('sqdev GET /ng/activity/list', { tab: 'mine' })
    expect(list.map(({ mine }) => mine?.state).sort()).toEqual(['SIGNED_UP', 'WON'])
    const { ngId = '' } = list.find(({ mine }) => mine?.state === 'WON') ?? {}
    const detail = await factory.ok('sqdev GET /ng/activity/detail', { ngId })
    expect(detail).toMatchObject({
      actions: ['CONFIRM', 'RESULT'],
      myBid: { award: { volume: '100000', deposit: '37000.00' } },
    })
  })

  it('36 numbers of the past, of which 12 won, are computed again', async () => {
    const factory = await gateway.as('13800000001')
    const { list } = await factory.ok('sqdev GET /ng/activity/list', { tab: 'finished' })
    const { ngId = '' } = list.find(({ mode }) => mode === 'DRAW') ?? {}
    const { ledger } = await factory.ok('sqdev GET /ng/entries', { ngId })
    const verdict = verdictOf(fromFile(ledger))
    expect(verdict).toMatchObject({ ok: true, entries: 36 })
    expect(verdict.ok && verdict.winners).toHaveLength(12)
  })
})
