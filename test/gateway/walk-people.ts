import { rnd } from '@domain/random'
import type { Caller, TestGateway } from '../setup/gateway'
import { RESTAURANT } from './card-kit'
import { POSTPAID } from './payment-kit'

/* What the steps of the walk through money and gas share (money-walk.ts): chance, people, orders. */

/** A step that was drawn; its name is counted. */
export interface Step {
  name: string
  run: () => Promise<void>
}

/** What a walk needs of a gateway. */
export type WalkGateway = Pick<
  TestGateway,
  'asSession' | 'clock' | 'database' | 'db' | 'drain' | 'gateway' | 'passTime' | 'setting'
>

export const yuan = (fen: number): string => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`

export class WalkPeople {
  /** How often each step was taken, and each answer given. */
  readonly steps = new Map<string, number>()
  readonly codes = new Map<string, number>()
  private drawn = 0
  private asked = 0
  protected bills = 0
  protected readonly hospital: Caller[]
  protected readonly cooks: Caller[]
  protected readonly staff: Readonly<Record<string, Caller>>

  constructor(
    readonly gateway: WalkGateway,
    protected readonly seed: string,
    protected readonly accountNo: string,
  ) {
    const caller = (key: { bp: string; companyCode: string }, n: number) =>
      gateway.asSession({
        ...key,
        userId: `${key.bp}-${n}`,
        username: `1380000000${n}`,
        isMaster: true,
        reviewStatus: '1',
      })
    this.hospital = [caller(POSTPAID, 1), caller(POSTPAID, 2)]
    this.cooks = [caller(RESTAURANT, 3), caller(RESTAURANT, 4)]
    const clerk = (companyCode: string) => gateway.asSession({ userId: `staff-${companyCode}`, companyCode })
    this.staff = {
      [POSTPAID.companyCode]: clerk(POSTPAID.companyCode),
      [RESTAURANT.companyCode]: clerk(RESTAURANT.companyCode),
    }
  }
  /** The same ones with the same seed. */
  protected requestNo = (): string => `${this.seed}-${++this.asked}`
  private chance = (): number => rnd(`${this.seed}|${++this.drawn}`)
  protected int = (from: number, to: number): number => from + Math.floor(this.chance() * (to - from + 1))
  protected pick = <T>(list: readonly T[]): T => {
    const one = list[this.int(0, list.length - 1)]
    if (one === undefined) throw new RangeError('nothing to pick from')
    return one
  }
  protected async say(caller: Caller, key: Parameters<Caller['send']>[0], input: object): Promise<unknown> {
    const answer = await caller.send(key, input)
    this.codes.set(answer.code, (this.codes.get(answer.code) ?? 0) + 1)
    return answer.ok ? answer.data : null
  }
  protected async openBills(from: number): Promise<string[]> {
    const rows = await this.gateway.db
      .selectFrom('bill')
      .select('billId')
      .where('state', 'in', ['UNPAID', 'PART_PAID', 'OVERDUE'])
      .orderBy('billId')
      .execute()
    const ids = rows.map(({ billId }) => billId)
    return ids.slice(from % Math.max(1, ids.length)).slice(0, 2)
  }

  /** The same number twice: an answer that was lost is asked for again. */
  protected async order(caller: Caller, what: object, result: string | null): Promise<void> {
    const input = { channel: 'SANDBOX', requestNo: this.requestNo(), ...what }
    await this.say(caller, 'default POST /crmgas/pay/createOrder', input)
    const made = (await this.say(caller, 'default POST /crmgas/pay/createOrder', input)) as { orderId: string } | null
    if (made && result !== null) await this.atCashier(caller, made.orderId, result)
  }

  protected async atCashier(caller: Caller, orderId: string, result: string): Promise<void> {
    const opened = (await this.say(caller, 'default POST /crmgas/pay/prepay', {
      orderId,
      channel: 'SANDBOX',
      requestNo: this.requestNo(),
    })) as { params: { sandboxToken: string } } | null
    if (opened)
      await this.say(caller, 'default POST /crmgas/pay/sandbox/pay', {
        sandboxToken: opened.params.sandboxToken,
        result,
      })
  }
  protected async lastOrder(bp: string, back: number): Promise<string | undefined> {
    const rows = await this.gateway.db
      .selectFrom('payOrder')
      .select('orderId')
      .where('bp', '=', bp)
      .orderBy('orderId', 'desc')
      .limit(back + 1)
      .execute()
    return rows.at(-1)?.orderId
  }
}
