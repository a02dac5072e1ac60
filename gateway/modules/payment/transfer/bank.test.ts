import type { Caller, TestGateway } from '../../../../test/setup/gateway'
import { anAccount, inTransaction, pass, payer } from '../../../../test/gateway/payment-kit'
import { aReceiver, closeBooks, orderTransfer, remit, remitting } from '../../../../test/gateway/transfer-kit'
import type { Sent } from '../../../demo/stand-ins/bank'
import { accountsToRead, bankAccount, matchStatement } from './bank'
import { bankDesk } from './bank-desk'

describe('money that comes in at the bank', () => {
  let gateway: TestGateway
  let li: Caller
  let key: { bp: string; companyCode: string }
  let accountNo: string
  beforeEach(async () => {
    ;({ gateway, li, key, accountNo } = await remitting())
  })
  afterEach(() => closeBooks(gateway))

  const send = (sent?: Partial<Sent>, to?: { companyCode: string; accountNo: string }) =>
    remit({ gateway, key, accountNo }, sent, to)
  const statements = () =>
    gateway.db
      .selectFrom('bankStatement')
      .select(['stmtId', 'state', 'amount', 'matchedTtId'])
      .orderBy('stmtId')
      .execute()
  const stateOf = async (ttId: string) => (await li.ok('default GET /crmgas/pay/tt/detail', { ttId })).state
  const balance = async () =>
    (await gateway.db.selectFrom('gasAccount').select('balance').where('bp', '=', key.bp).executeTakeFirstOrThrow())
      .balance
  const tasks = () =>
    gateway.db
      .selectFrom('reviewTask')
      .select(['bizType', 'bizNo'])
      .where('decision', 'is', null)
      .where('droppedAt', 'is', null)
      .execute()

  it('is read within five minutes and finds its transfer by the code in a sentence', async () => {
    const { ttId, remitCode } = await orderTransfer(li)
    await send({ note: `气费 ${remitCode.toLowerCase()} 谢谢`, payerAccount: '' })
    await pass(gateway, 301)
    expect(await stateOf(ttId)).toBe('MATCHED')
  })

  it('without a code goes by payer and amount, when that leaves one transfer; of two it waits at the desk, and the customer sees it', async () => {
    const first = await orderTransfer(li)
    await send()
    await pass(gateway, 301)
    expect(await stateOf(first.ttId)).toBe('MATCHED')
    const [one] = [await orderTransfer(li), await orderTransfer(li)]
    await send()
    await pass(gateway, 301)
    expect(await tasks()).toMatchObject([{ bizType: 'BANK_ENTRY' }])
    expect(await li.ok('default GET /crmgas/pay/tt/detail', { ttId: one.ttId })).toMatchObject({
      state: 'WAIT_REMIT',
      arrival: { state: 'WAITING', amount: '500.00' },
    })
  })

  it('is neither booked for nor shown to a customer that only names the account of another one and the sum (AE-77)', async () => {
    await send()
    await pass(gateway, 301)
    const there = await anAccount(gateway.db, { bp: '1000000009' })
    await gateway.db.updateTable('gasAccount').set({ customerName: '别家酒店' }).where('bp', '=', there.bp).execute()
    const other = payer(gateway, there, 'u-9', '13800000009')
    const { ttId } = await orderTransfer(other)
    await send({ note: `燃气费预存 ${key.bp}` })
    await pass(gateway, 301)
    expect(await other.ok('default GET /crmgas/pay/tt/detail', { ttId })).toMatchObject({
      state: 'WAIT_REMIT',
      arrival: null,
    })
    expect(await tasks()).toHaveLength(2)
    // A third party that names the customer, with another sum.
    await send({ note: `代付${there.bp}`, amount: '99.00', payerName: '代付商贸公司' })
    await pass(gateway, 301)
    expect(await other.ok('default GET /crmgas/pay/tt/detail', { ttId })).toMatchObject({
      arrival: { amount: '99.00' },
    })
    const own = await orderTransfer(li, { amount: '499.00' })
    expect(await li.ok('default GET /crmgas/pay/tt/detail', { ttId: own.ttId })).toMatchObject({
      arrival: { state: 'WAITING', amount: '500.00' },
    })
  })

  it('that came before its transfer was ordered finds it afterwards', async () => {
    await send()
    await pass(gateway, 301)
    expect(await statements()).toMatchObject([{ state: 'WAITING' }])
    const { ttId } = await orderTransfer(li)
    await pass(gateway, 301)
    expect(await stateOf(ttId)).toBe('MATCHED')
    expect(await tasks()).toEqual([])
  })

  it.each([
    ['TWICE', 'MATCHED', '500.00'],
    ['WRONG_AMOUNT', 'DIFF', '490.00'],
    ['OTHER_ACCOUNT', 'WAIT_REMIT', '0.00'],
    ['LATE', 'WAIT_REMIT', '0.00'],
    ['DOWN', 'WAIT_REMIT', '0.00'],
    ['LOST', 'WAIT_REMIT', '0.00'],
  ])('a bank that is %s: %s, balance %s; all is booked once when it is well again', async (mode, state, booked) => {
    const { ttId, remitCode } = await orderTransfer(li)
    await gateway.setting('bankFeed.mode', mode)
    await send({ note: remitCode })
    await pass(gateway, 301)
    expect([await stateOf(ttId), await balance()]).toEqual([state, booked])
    await gateway.setting('bankFeed.mode', 'NORMAL')
    await pass(gateway, 3600)
    expect(await balance()).toBe(mode === 'WRONG_AMOUNT' ? '490.00' : '500.00')
    expect(await statements()).toHaveLength(1)
  })

  it('while the bank was silent for days is read when it answers again, and nothing twice', async () => {
    const { ttId, remitCode } = await orderTransfer(li)
    await gateway.setting('bankFeed.mode', 'DOWN')
    await pass(gateway, 301)
    await send({ note: remitCode })
    await pass(gateway, 5 * 24 * 3600)
    expect(await statements()).toEqual([])
    await gateway.setting('bankFeed.mode', 'NORMAL')
    await pass(gateway, 301)
    await pass(gateway, 301)
    expect(await statements()).toMatchObject([{ amount: '500.00', matchedTtId: ttId }])
    expect(await gateway.db.selectFrom('bankReceiver').select('readTo').distinct().execute()).toEqual([
      { readTo: gateway.clock.today() },
    ])
  })

  it('is read of each account by an item of its own, which ends before its lease does', async () => {
    const other = await aReceiver(gateway, '1001')
    const list = (after: string, limit: number) => inTransaction(gateway, (work) => accountsToRead(work, after, limit))
    const all = await list('', 100)
    expect(all.map(({ data }) => data)).toEqual([
      { companyCode: '1001', accountNo: other },
      { companyCode: key.companyCode, accountNo },
    ])
    expect(await list(all[0]?.key ?? '', 1)).toEqual(all.slice(1))
    expect(bankAccount.expire).toBeGreaterThan((31 + 3) * 30)
  })

  it("with the code of another company's transfer never pays it", async () => {
    const { ttId, remitCode } = await orderTransfer(li)
    const other = await aReceiver(gateway, '1001')
    await send({ note: remitCode }, { companyCode: '1001', accountNo: other })
    await pass(gateway, 301)
    expect(await stateOf(ttId)).toBe('WAIT_REMIT')
    expect(await statements()).toMatchObject([{ state: 'WAITING' }])
  })

  it('is booked once by two gateways at once, and by one that was killed in the middle', async () => {
    const { ttId, remitCode } = await orderTransfer(li)
    await gateway.setting('bankFeed.mode', 'NORMAL')
    await send({ note: remitCode })
    const kept = { companyCode: key.companyCode, stmtId: 'S1' }
    const row = { ...kept, accountNo, tradeNo: 'T1', amount: '500.00', note: remitCode, tradeAt: gateway.clock.iso() }
    const at = { createdAt: gateway.clock.iso(), updatedAt: gateway.clock.iso() }
    await gateway.db
      .insertInto('bankStatement')
      .values({ ...row, ...at, state: 'WAITING' })
      .execute()
    const killed = inTransaction(gateway, async (work) => {
      await matchStatement(work, kept)
      throw new Error('killed')
    })
    await expect(killed).rejects.toThrow('killed')
    expect([await stateOf(ttId), await balance()]).toEqual(['WAIT_REMIT', '0.00'])
    await Promise.all(Array.from({ length: 4 }, () => inTransaction(gateway, (work) => matchStatement(work, kept))))
    expect([await stateOf(ttId), await balance()]).toEqual(['MATCHED', '500.00'])
  })

  it('is booked by the desk to the target in the remark: to a transfer, to a customer number; or it was sent back', async () => {
    const { ttId, remitCode } = await orderTransfer(li)
    for (const amount of ['300.00', '200.00', '100.00']) await send({ amount, payerAccount: '' })
    await pass(gateway, 301)
    const [first, second, third] = await statements()
    const say = (stmtId = '', decision: 'PASS' | 'REJECT', remark: string) =>
      inTransaction(gateway, (work) =>
        bankDesk.decided(work, {
          companyCode: key.companyCode,
          bizNo: stmtId,
          bp: null,
          volume: null,
          decision,
          remark,
          decidedBy: 's-1',
        }),
      )
    await expect(say(first?.stmtId, 'PASS', '不知道')).rejects.toMatchObject({ code: '2901' })
    await expect(say(first?.stmtId, 'PASS', '户号9999999999')).rejects.toMatchObject({ code: '2901' })
    await expect(say(first?.stmtId, 'PASS', `银行流水号${key.bp}0001`)).rejects.toMatchObject({ code: '2901' })
    const views = await inTransaction(gateway, (work) =>
      bankDesk.describe(work, [{ companyCode: key.companyCode, bizNo: first?.stmtId ?? '' }] as never),
    )
    expect(views).toMatchObject([{ title: '待认领款项' }])
    await say(first?.stmtId, 'PASS', `识别码${remitCode}`)
    expect(await stateOf(ttId)).toBe('DIFF')
    await say(second?.stmtId, 'PASS', `户号${key.bp}`)
    await say(third?.stmtId, 'REJECT', '付款人要求退回')
    expect(await balance()).toBe('500.00')
    expect((await statements()).map(({ state }) => state)).toEqual(['MATCHED', 'MATCHED', 'RETURNED'])
    // Money that was booked or sent back meanwhile opens no transfer that would wait for it.
    await expect(say(third?.stmtId, 'PASS', `户号${key.bp}`)).rejects.toMatchObject({ code: '2904' })
    expect((await li.ok('default GET /crmgas/pay/tt/list', {})).total).toBe(2)
  })

  it('goes to no account of the member of staff that decides, by no word of the remark', async () => {
    const { remitCode } = await orderTransfer(li)
    await send({ note: remitCode })
    await pass(gateway, 301)
    await send({ amount: '300.00', payerAccount: '' })
    await pass(gateway, 301)
    const stmtId = (await statements()).find(({ state }) => state === 'WAITING')?.stmtId ?? ''
    const say = (remark: string) =>
      inTransaction(gateway, (work) =>
        bankDesk.decided(
          { ...work, ownNumbers: new Set([key.bp]) },
          {
            companyCode: key.companyCode,
            bizNo: stmtId,
            bp: null,
            volume: null,
            decision: 'PASS',
            remark,
            decidedBy: 's-1',
          },
        ),
      )
    for (const remark of [`识别码${remitCode}`, `户号${key.bp}`])
      await expect(say(remark)).rejects.toMatchObject({ code: '2210' })
    expect(await balance()).toBe('500.00')
  })
})
