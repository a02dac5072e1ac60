import {
  aBidActivity,
  aBidder,
  aDraw,
  bidGateway,
  brokenMargins,
  confirmed,
  offer,
  payMargin,
  type Bidder,
} from '../../../test/gateway/bidding-kit'
import { brokenInvariants } from '../../../test/invariants/money'
import { clerk, signed } from '../../../test/gateway/package-sale-kit'
import { pass, requestNo } from '../../../test/gateway/payment-kit'
import { hurryTries } from '../../../test/gateway/work-kit'
import { dice } from '../../../test/setup/dice'
import { tries } from '../../../test/setup/engine'
import type { TestGateway } from '../../../test/setup/gateway'

/** `MARGIN_STEPS=10000 MARGIN_SEED=7 npx jest …` walks longer, and another course. */
const seed = Number(process.env['MARGIN_SEED'] ?? 11)
const STEPS = Number(process.env['MARGIN_STEPS'] ?? tries(48))
/** Steps of one activity: a new database each, so that no default bars the next one. */
const OF_ONE = 24
const CAPITAL = 100_000_00

type Roll = ReturnType<typeof dice>
type Act = (one: Bidder) => Promise<unknown>

class Walk {
  constructor(
    private readonly gateway: TestGateway,
    private readonly bidders: readonly Bidder[],
    private readonly ngId: string,
    private readonly isDraw: boolean,
    private readonly roll: Roll,
  ) {}

  /** The newest bid of a customer; '' before the first. */
  private async own({ buyer }: Bidder): Promise<string> {
    const row = await this.gateway.db
      .selectFrom('ngBid')
      .select('bidNo')
      .where('bp', '=', buyer.bp)
      .orderBy('bidNo', 'desc')
      .executeTakeFirst()
    return row?.bidNo ?? ''
  }

  private wanted = () =>
    this.isDraw
      ? { lots: 1 + this.roll(3) }
      : { price: `3.${600 + 5 * this.roll(80)}0`, volume: `${1 + this.roll(20)}000`, minVolume: '1000' }

  private signUp = ({ caller }: Bidder) =>
    caller.call('sqdev POST /ng/activity/signup', { ngId: this.ngId, agreed: true, requestNo: requestNo() })

  private readonly buying: readonly Act[] = [
    async (one: Bidder) => this.signUp(one),
    async (one: Bidder) => offer(one, await this.own(one), this.wanted()),
    async (one: Bidder) => payMargin(one, await this.own(one)),
    async (one: Bidder) => {
      const bidNo = await this.own(one)
      const { version } = (await one.caller.ok('sqdev GET /ng/bid/detail', { bidNo })).bid
      return one.caller.call('sqdev POST /ng/bid/withdraw', { bidNo, version, requestNo: requestNo() })
    },
  ]

  private readonly winning: readonly Act[] = [
    async (one: Bidder) => confirmed(one, await this.own(one)),
    async (one: Bidder) => {
      const agreeId = (await one.caller.ok('sqdev GET /ng/bid/detail', { bidNo: await this.own(one) })).bid.agreeId
      await pass(this.gateway, 61)
      return agreeId === null ? null : signed(this.gateway, clerk(this.gateway, one.buyer), agreeId)
    },
  ]

  /** Some acts, each by itself or two at once, with a process that dies at any statement of every fifth. Refusals are allowed. */
  async steps(count: number, of: 'buying' | 'winning'): Promise<void> {
    const pick = <T>(list: readonly T[]): T => list[this.roll(list.length)] as T
    for (let n = 0; n < count; n += 1) {
      const one = pick(this.bidders)
      const acts = this.roll(3) === 0 ? [pick(this[of]), pick(this[of])] : [pick(this[of])]
      await this.dying(() => Promise.allSettled(acts.map((act) => act(one))))
      await this.look()
    }
  }

  /** Time goes on, and what is due is done. */
  async until(moment: string): Promise<void> {
    await this.dying(() => Promise.allSettled([this.gateway.passTime(moment)]))
    await this.gateway.passTime(moment)
    // What the dead process had begun waits for another try, by the clock of the machine.
    await hurryTries(this.gateway)
    await this.gateway.drain()
    await this.look()
  }

  private async dying(run: () => Promise<unknown>): Promise<void> {
    const isLast = this.roll(5) === 0
    if (isLast) await this.gateway.killAfter(this.roll(40))
    await run()
    if (isLast) await this.gateway.killAfter(null)
  }

  /** What is on the balance and what went into margins and has not come back from them is what there was. */
  private async look(): Promise<void> {
    expect(await brokenMargins(this.gateway)).toEqual([])
    const { db } = this.gateway
    const accounts = await db.selectFrom('gasAccount').select(['bp', 'balance']).execute()
    const entries = await db.selectFrom('marginEntry').select(['bp', 'direction', 'amount']).execute()
    const fen = (amount: string) => Math.round(Number(amount) * 100)
    for (const { buyer } of this.bidders) {
      const inside = entries
        .filter(({ bp }) => bp === buyer.bp)
        .reduce((sum, { direction, amount }) => {
          if (direction === 'IN') return sum + fen(amount)
          return direction === 'OUT' ? sum - fen(amount) : sum
        }, 0)
      const balance = accounts.find(({ bp }) => bp === buyer.bp)?.balance ?? '0.00'
      expect(fen(balance) + inside).toBe(CAPITAL)
    }
  }

  /** Nothing is held once everything is over. */
  async atRest(): Promise<void> {
    const { db } = this.gateway
    const bids = await db.selectFrom('ngBid').select(['bidNo', 'state', 'marginHeld']).execute()
    expect(bids.filter(({ marginHeld }) => marginHeld !== '0.00')).toEqual([])
    const over = ['LOST', 'CONFIRMED', 'DEFAULTED', 'WITHDRAWN', 'INVALID']
    expect(bids.filter(({ state }) => !over.includes(state))).toEqual([])
    const { state } = await db.selectFrom('ngActivity').select('state').executeTakeFirstOrThrow()
    expect(['FINISHED', 'FAILED']).toContain(state)
    const transferred = await db
      .selectFrom('marginEntry')
      .select('amount')
      .where('direction', '=', 'TRANSFER')
      .execute()
    const deposits = await db.selectFrom('depositEntry').select('amount').where('direction', '=', 'IN').execute()
    expect(deposits.map(({ amount }) => amount).sort()).toEqual(transferred.map(({ amount }) => amount).sort())
    expect(await brokenInvariants(db, this.gateway.clock.iso())).toEqual([])
  }
}

const MOMENTS = {
  bids: ['2026-11-25T14:59:00+08:00', '2026-11-25T15:10:00+08:00', '2026-11-25T17:00:00+08:00'],
  draw: ['2026-11-25T14:59:00+08:00', '2026-11-25T15:10:00+08:00', '2026-11-26T09:00:00+08:00'],
}

/** Deadlines of the winners, and of candidates that were offered what was left. */
const DEADLINES = ['2026-11-27T09:10:00+08:00', '2026-11-28T09:20:00+08:00', '2026-11-29T09:30:00+08:00']

test(`margins, orders and refunds add up whatever happens: seed ${seed}, ${STEPS} steps`, async () => {
  const roll = dice(seed)
  for (let done = 0; done < STEPS; done += OF_ONE) {
    const gateway = await bidGateway()
    const bidders: Bidder[] = []
    for (const n of [1, 2, 3]) bidders.push(await aBidder(gateway, `100000000${n}`, `华北第${n}精工陶瓷有限公司`))
    const isDraw = roll(2) === 0
    const signupEnd = '2026-11-25T14:30:00+08:00'
    const ngId = await (isDraw ? aDraw : aBidActivity)(gateway, { signupEnd })
    const walk = new Walk(gateway, bidders, ngId, isDraw, roll)
    await walk.steps(2, 'buying')
    await walk.until('2026-11-25T09:00:00+08:00')
    await walk.steps(OF_ONE - 8, 'buying')
    for (const moment of isDraw ? MOMENTS.draw : MOMENTS.bids) await walk.until(moment)
    await walk.steps(6, 'winning')
    for (const moment of DEADLINES) await walk.until(moment)
    await walk.atRest()
    await gateway.close()
  }
})
