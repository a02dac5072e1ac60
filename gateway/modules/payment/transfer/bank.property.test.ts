import { addMoney, sumMoney } from '@domain/money'
import { rnd } from '@domain/random'
import { tries } from '../../../../test/setup/engine'
import type { Caller, TestGateway } from '../../../../test/setup/gateway'
import { aBill, pass } from '../../../../test/gateway/payment-kit'
import { closeBooks, orderTransfer, PAYER, remit, remitting } from '../../../../test/gateway/transfer-kit'

const STEPS = Number(process.env['TRANSFER_STEPS'] ?? tries(120))
const SEED = process.env['TRANSFER_SEED'] ?? 'transfers'

let drawn = 0
const chance = (): number => rnd(`${SEED}|${++drawn}`)
const int = (from: number, to: number): number => from + Math.floor(chance() * (to - from + 1))
const pick = <T>(list: readonly T[]): T | undefined => list[int(0, list.length - 1)]

describe('money that comes in at the bank', () => {
  let gateway: TestGateway
  let li: Caller
  let key: { bp: string; companyCode: string }
  let accountNo: string
  beforeEach(async () => {
    ;({ gateway, li, key, accountNo } = await remitting())
  })
  afterEach(() => closeBooks(gateway))

  it('in random ways is never lost and never booked twice', async () => {
    await aBill(gateway.db, key, { billId: 'b', receivable: '700.00' })
    const open: { ttId: string; remitCode: string; amount: string }[] = []
    const sent: string[] = []
    for (let step = 0; step < STEPS; step++) {
      const amount = `${int(100, 104)}.00`
      if (open.length < 5 && int(0, 2) === 0) open.push({ ...(await orderTransfer(li, { amount })), amount })
      const order = pick(open)
      const note = pick([order?.remitCode ?? '', order?.remitCode.slice(1) ?? '', '', 'ABCDEFGH']) ?? ''
      const money = pick([order?.amount ?? amount, amount]) ?? amount
      const payerAccount = pick([PAYER.payerAccount, '', '62229999']) ?? ''
      await remit({ gateway, key, accountNo }, { amount: money, note, payerAccount })
      sent.push(money)
      if (int(0, 3) === 0 && order) await li.send('default POST /crmgas/pay/tt/cancel', { ttId: order.ttId })
      if (int(0, 9) !== 0) continue
      await gateway.setting('bankFeed.mode', pick(['NORMAL', 'TWICE', 'DOWN', 'LOST', 'LATE']) ?? '')
      await pass(gateway, 301)
      const { list } = await li.ok('default GET /crmgas/pay/tt/list', { pageSize: 50 })
      const waits = new Set(list.filter(({ state }) => state === 'WAIT_REMIT').map(({ ttId }) => ttId))
      open.splice(0, open.length, ...open.filter(({ ttId }) => waits.has(ttId)))
    }
    await gateway.setting('bankFeed.mode', 'NORMAL')
    await pass(gateway, 4000)
    const all = await gateway.db.selectFrom('bankStatement').select(['state', 'amount']).execute()
    expect([SEED, all.length]).toEqual([SEED, sent.length])
    expect(sumMoney(all.map(({ amount }) => amount))).toBe(sumMoney(sent))
    const booked = sumMoney(all.filter(({ state }) => state === 'MATCHED').map(({ amount }) => amount))
    const account = await gateway.db.selectFrom('gasAccount').select('balance').executeTakeFirstOrThrow()
    const bill = await gateway.db.selectFrom('bill').select(['paidPrincipal', 'lateFeePaid']).executeTakeFirstOrThrow()
    expect(addMoney(account.balance, bill.paidPrincipal, bill.lateFeePaid)).toBe(booked)
    const tasks = await gateway.db
      .selectFrom('reviewTask')
      .select('bizNo')
      .where('bizType', '=', 'BANK_ENTRY')
      .where('droppedAt', 'is', null)
      .execute()
    expect(tasks).toHaveLength(all.filter(({ state }) => state === 'WAITING').length)
  })
})
