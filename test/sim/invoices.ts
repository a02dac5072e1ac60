import { rnd } from '@domain/random'
import { brokenInvoices } from '../invariants/invoices'
import { publishedRules } from '../invariants/work'
import { HOSPITAL, aCustomer, aTitle, anItem, clerk, decided, invoiceAreas } from '../gateway/invoice-kit'
import { pass } from '../gateway/payment-kit'
import type { Step } from '../gateway/walk-people'
import { hurryTries } from '../gateway/work-kit'
import type { Caller } from '../setup/gateway'
import type { Product } from './product'
import { scenario, type Acting } from './scenario'

const PLATFORM = ['NORMAL', 'NORMAL', 'NORMAL', 'LATE', 'TIMEOUT', 'MAINTENANCE', 'REJECT', 'TWICE']
/** Seconds. */
const PASSING = [3, 30, 120, 1000, 4000]

/** Applications for invoices by two of a customer, reversals, the desk, a tax platform in all its moods. */
class InvoiceActs implements Acting {
  private drawn = 0
  private asked = 0
  private readonly people: readonly Caller[]

  constructor(
    private readonly product: Product,
    private readonly seed: string,
    private readonly titleId: string,
  ) {
    const at = (n: number) =>
      ({ userId: `u-${n}`, username: `1380000000${n}`, isMaster: true, reviewStatus: '1' }) as const
    this.people = [1, 2].map((n) => product.asSession({ ...HOSPITAL, ...at(n) }))
  }

  private roll = (n: number): number => Math.floor(rnd(`${this.seed}|${++this.drawn}`) * n)
  private pick = <T>(list: readonly T[]): T => {
    const one = list[this.roll(list.length)]
    if (one === undefined) throw new RangeError('nothing to pick from')
    return one
  }
  private requestNo = (): string => `${this.seed}-${++this.asked}`

  next = (): Step =>
    this.pick([
      this.item,
      this.item,
      this.apply,
      this.apply,
      this.apply,
      this.red,
      this.platform,
      this.desk,
      this.time,
    ])()

  rules = () => publishedRules
  faults = () => brokenInvoices(this.product.db)

  async rest(): Promise<void> {
    await this.product.setting('einvoice.mode', 'NORMAL')
    for (const seconds of [4000, 4000, 4000]) {
      await hurryTries(this.product)
      await pass(this.product, seconds)
    }
  }

  private item = (): Step => {
    const amount = ((1 + this.roll(12_000_000)) / 100).toFixed(2)
    const sourceNo = this.requestNo()
    return { name: 'item', run: async () => void (await anItem(this.product, amount, { sourceNo })) }
  }

  private apply = (): Step => {
    const caller = this.pick(this.people)
    const most = 1 + this.roll(4)
    const mergeMode = this.pick(['MERGE', 'PER_ITEM'] as const)
    const requestNo = this.requestNo()
    return {
      name: 'apply',
      run: async () => {
        const { list } = await caller.ok('default GET /crmgas/invoice/waitList', {})
        const tradeNos = list.filter(({ canPick }) => canPick).slice(0, most)
        if (tradeNos.length === 0) return
        const { pickId, grossTotal } = await caller.ok('default POST /crmgas/invoice/pickTrades', {
          tradeNos: tradeNos.map(({ tradeNo }) => tradeNo),
        })
        await caller.ok('default POST /crmgas/invoice/createInvoiceV2', {
          requestNo,
          pickId,
          grossTotal,
          mergeMode,
          emails: [],
          titleId: this.titleId,
          invoiceType: '82',
          showBuyerExtra: '0',
          sourceEntry: 'BILL',
        })
      },
    }
  }

  private red = (): Step => {
    const caller = this.pick(this.people)
    const at = this.roll(20)
    const requestNo = this.requestNo()
    const reissue = this.pick(['0', '1'] as const)
    return {
      name: 'red',
      run: async () => {
        const blue = await this.product.db
          .selectFrom('invoice')
          .select('invoiceId')
          .where('color', '=', 'BLUE')
          .orderBy('invoiceId')
          .execute()
        const one = blue[at % Math.max(1, blue.length)]
        if (!one) return
        await caller.send('default POST /crmgas/invoice/createRed', {
          requestNo,
          invoiceId: one.invoiceId,
          explanation: '试',
          reissue,
          reason: '01',
          mode: 'FULL',
        })
      },
    }
  }

  private platform = (): Step => {
    const mode = this.pick(PLATFORM)
    return { name: `platform ${mode}`, run: () => this.product.setting('einvoice.mode', mode) }
  }

  private desk = (): Step => {
    const decision = this.pick(['PASS', 'PASS', 'REJECT'] as const)
    return {
      name: 'desk',
      run: async () => {
        await decided(this.product, 'RED', decision)
        await this.product.db.updateTable('taxConfirmation').set({ stage: '04' }).where('stage', '=', '02').execute()
      },
    }
  }

  private time = (): Step => {
    const seconds = this.pick(PASSING)
    return { name: `${seconds} s`, run: () => pass(this.product, seconds) }
  }
}

export const invoices = scenario({
  name: 'invoices',
  options: { areas: invoiceAreas(), daily: ['invoice'], env: { DEV_TOOLS: '1' } },
  async prepare(gateway) {
    await aCustomer(gateway)
    return aTitle(clerk(gateway))
  },
  act: (product, seed, titleId: string) => new InvoiceActs(product, seed, titleId),
})
