import { sql } from 'kysely'
import { aCustomer } from '../../../test/gateway/members-kit'
import { hurryTries } from '../../../test/gateway/work-kit'
import { inWork } from '../../../test/setup/content-gateway'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'
import { allAreas } from '../../all-areas'
import { enqueue } from '../../work/queue'
import { publish, sendSms } from '../message/service'

const kinds = allAreas.flatMap(({ work }) => work?.kinds ?? [])
const flow = kinds.find(({ name }) => name === 'contract.flow')

/** Work that failed its last try waits at the desk: tried again, or dropped. */
describe('dead letters', () => {
  let gateway: TestGateway
  let staff: Caller
  beforeAll(async () => {
    gateway = await testGateway({ demoData: false })
    staff = gateway.asSession({ userId: 'staff', companyCode: '1001' })
    await sql`alter table message add constraint refuse_all check (biz_id <> 'bad')`.execute(gateway.db)
    for (const dedupeKey of ['first', 'second'])
      await inWork(gateway, (work) =>
        publish(work, {
          bp: null,
          companyCode: '1001',
          audience: 'USER',
          userIds: ['u-1'],
          templateCode: 'ACCOUNT_CANCEL',
          params: { result: '已完成' },
          bizId: 'bad',
          dedupeKey,
        }),
      )
    for (let attempt = 0; attempt < 10; attempt++) {
      await gateway.drain()
      await hurryTries(gateway)
    }
  })
  afterAll(() => gateway.close())

  const list = async (caller: Caller) => (await caller.ok('btwob GET /work/dead', {})).list
  const metrics = async () => (await gateway.gateway.app.inject('/metrics')).body

  it('are listed with kind, error and tries; another company sees none of them', async () => {
    const dead = await list(staff)
    expect(dead.map(({ kind, tries }) => [kind, tries])).toEqual([
      ['message.handOut', 9],
      ['message.handOut', 9],
    ])
    expect(dead[0]?.error).toContain('refuse_all')
    expect(await list(gateway.asSession({ userId: 'other', companyCode: '1002' }))).toEqual([])
    expect(await metrics()).toContain('gateway_work_items{kind="message.handOut",state="failed"} 2')
  })

  it('belong to the company that they name, else to that of their customer (CV-10)', async () => {
    await aCustomer(gateway.db, { bp: '1000000001', companyCode: '1001' })
    await inWork(gateway, async (work) => {
      await sendSms(work, { companyCode: '1001', phone: '13800000001', smsType: 'MASTER_CHANGE', text: '已变更。' })
      if (flow) await enqueue(work, flow, 't-1', { bp: '1000000001', taskId: 't-1' })
    })
    await sql`update work_item set state = 'failed', failed_at = now() where state = 'waiting'`.execute(gateway.db)
    const seenBy = async (companyCode: string) =>
      (await list(gateway.asSession({ userId: 'staff', companyCode }))).map(({ kind }) => kind)
    expect((await seenBy('1001')).slice(2)).toEqual(['message.sms', 'contract.flow'])
    expect(await seenBy('1002')).toEqual([])
    await sql`delete from work_item where kind in ('message.sms', 'contract.flow')`.execute(gateway.db)
  })

  it('name neither only where they are of the whole product, of a user, or of a text for several companies', () => {
    const common = kinds.filter(({ data }) => {
      const named = Object.keys(data['properties'] as object)
      return named.length > 0 && !named.includes('bp') && !named.includes('companyCode')
    })
    expect(common.map(({ name }) => name).sort()).toEqual([
      'content.receiptReminder',
      'draw.beacon',
      'message.follower',
      'orders.takeOver',
      'search.renew',
      'weather.day',
    ])
  })

  it('are tried again, or dropped, by the own company only', async () => {
    const [first, second] = await list(staff)
    const decide = (caller: Caller, itemId: string | undefined, decision: 'RETRY' | 'DROP') =>
      caller.call('btwob POST /work/dead/decide', { itemId: itemId ?? '', decision })
    expect(await decide(gateway.asSession({ companyCode: '1002' }), first?.itemId, 'DROP')).toMatchObject({
      code: '2902',
    })
    expect(await decide(staff, '999999999999', 'RETRY')).toMatchObject({ code: '2902' })
    expect(await decide(staff, 'nonsense', 'RETRY')).toMatchObject({ code: '2901' })
    await sql`alter table message drop constraint refuse_all`.execute(gateway.db)
    expect(await decide(staff, first?.itemId, 'RETRY')).toMatchObject({ ok: true })
    expect(await decide(staff, second?.itemId, 'DROP')).toMatchObject({ ok: true })
    await gateway.drain()
    expect(await gateway.db.selectFrom('message').select('userId').execute()).toEqual([{ userId: 'u-1' }])
    expect(await list(staff)).toEqual([])
  })
})
