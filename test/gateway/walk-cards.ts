import { sql } from 'kysely'
import type { Caller } from '../setup/gateway'
import { CARD, METER, RESTAURANT } from './card-kit'
import { WalkPeople, yuan, type Step } from './walk-people'

/** The steps of the walk that are about gas for cards (money-walk.ts). */
export class CardWalk extends WalkPeople {
  private cardNo = CARD

  protected gas = (): Step => {
    const caller = this.pick(this.cooks)
    const buyMode = this.pick(['VOLUME', 'AMOUNT'] as const)
    const value = buyMode === 'VOLUME' ? String(this.int(1, 500)) : yuan(this.int(1000, 90_000))
    const useBalance = this.pick(['1', '0'])
    const result = this.pick(['SUCCESS', 'SUCCESS', 'SUCCESS', 'FAIL', 'LATE'])
    return {
      name: 'gas',
      run: async () => {
        const tried = (await this.say(caller, 'default POST /crmgas/price/trial', {
          meterId: METER,
          buyMode,
          value,
        })) as {
          priceVersion: string
          split: { volume: string; amount: string }[]
        } | null
        if (!tried) return
        const wish = {
          meterId: METER,
          buyMode,
          value,
          useBalance,
          priceVersion: tried.priceVersion,
          channel: 'SANDBOX',
          writeMode: 'NFC',
          requestNo: this.requestNo(),
        }
        const slices = tried.split.map(({ volume, amount }) => ({ volume, amount }))
        const made = (await (slices.length > 1
          ? this.say(caller, 'default POST /crmgas/icBuyGus4HQW', { ...wish, slices })
          : this.say(caller, 'default POST /crmgas/icBuyGus', wish))) as { orderId: string } | null
        if (made) await this.atCashier(caller, made.orderId, result)
      },
    }
  }

  /** The last purchase that is not at its end. */
  protected gasOrder = () =>
    this.gateway.db
      .selectFrom('gasOrder')
      .select(['gasOrderId', 'state'])
      .where('bp', '=', RESTAURANT.bp)
      .where('state', 'not in', ['FINISHED', 'REFUNDED', 'CLOSED', 'WAIT_PAY'])
      .orderBy('gasOrderId', 'desc')
      .executeTakeFirst()

  private chip = (caller: Caller, op: string, more: object = {}) =>
    this.say(caller, 'default POST /crmgas/nfc/virtual', { cardNo: this.cardNo, op, ...more }) as Promise<{
      data: string
      sw: string
    } | null>

  /** Holds the card to a phone, or to the device of an outlet; it may be torn away at any byte, and the phone may hear nothing. */
  protected touch = (): Step => {
    const caller = this.pick(this.cooks)
    const tear = this.int(0, 3) === 0 ? this.int(0, 32) : null
    const stopsAfter = this.int(0, 4) === 0 ? this.int(0, 6) : 99
    const atOutlet = this.int(0, 4) === 0
    return { name: atOutlet ? 'outlet' : 'touch', run: () => this.hold(caller, { tear, stopsAfter, atOutlet }) }
  }

  private async hold(
    caller: Caller,
    how: { tear: number | null; stopsAfter: number; atOutlet: boolean },
  ): Promise<void> {
    const order = await this.gasOrder()
    if (!order) return
    const clerk = this.staff[RESTAURANT.companyCode] ?? caller
    const phone = { gasOrderId: order.gasOrderId, mode: 'WRITE', platform: 'VIRTUAL', requestNo: this.requestNo() }
    const opened = (await (how.atOutlet
      ? this.say(clerk, 'btwob POST /card/open', {
          cardNo: this.cardNo,
          mode: 'WRITE',
          device: 'OUTLET',
          requestNo: this.requestNo(),
        })
      : this.say(caller, 'default POST /crmgas/nfc/open', phone))) as {
      sessionId: string
      commands: { seq: number; apdu: string }[]
    } | null
    if (!opened) return
    if (how.tear !== null) await this.chip(caller, 'TEAR', { at: how.tear })
    await this.chip(caller, 'TAP')
    let { commands } = opened
    let sent = 0
    for (let round = 0; round < 4; round++) {
      const results: { seq: number; data: string; sw: string }[] = []
      for (const { seq, apdu } of commands) {
        if (++sent > how.stopsAfter) return
        const said = await this.chip(caller, 'APDU', { apdu })
        if (!said || said.sw === '') break
        results.push({ seq, data: said.data, sw: said.sw })
      }
      const step = { sessionId: opened.sessionId, results }
      const answer = (await (how.atOutlet
        ? this.say(clerk, 'btwob POST /card/step', step)
        : this.say(caller, 'default POST /crmgas/nfc/step', step))) as {
        done: boolean
        commands: { seq: number; apdu: string }[]
      } | null
      if (!answer || answer.done) return
      commands = answer.commands
    }
  }

  /** What happens to the card away from the phone. */
  protected meter = (): Step => {
    const caller = this.pick(this.cooks)
    const does = this.pick(['plug', 'plug', 'plug', 'burn', 'lose', 'replace'] as const)
    const volume = `${this.int(1, 300)}.0`
    const newCardNo = `62170000${String(this.int(20_000_000, 99_999_999))}`
    const isRare = this.int(0, 3) === 0
    return {
      name: does,
      run: async () => {
        if (does === 'plug') return this.plug(caller)
        if (does === 'burn') return void (await this.chip(caller, 'USE', { volume }))
        if (isRare) await this.newCard(does, newCardNo)
      },
    }
  }

  /** Into the meter, and read again: the meter's word comes back with the card. */
  private async plug(caller: Caller): Promise<void> {
    await this.chip(caller, 'LOAD')
    const read = { mode: 'READ', cardNo: this.cardNo, platform: 'VIRTUAL', requestNo: this.requestNo() }
    const opened = (await this.say(caller, 'default POST /crmgas/nfc/open', read)) as {
      sessionId: string
      commands: { seq: number; apdu: string }[]
    } | null
    if (!opened) return
    await this.chip(caller, 'TAP')
    const results = []
    for (const { seq, apdu } of opened.commands) results.push({ seq, ...(await this.chip(caller, 'APDU', { apdu })) })
    await this.say(caller, 'default POST /crmgas/nfc/step', {
      sessionId: opened.sessionId,
      results: results.map(({ seq, data = '', sw = '' }) => ({ seq, data, sw })),
    })
  }

  private async newCard(does: 'lose' | 'replace', newCardNo: string): Promise<void> {
    const clerk = this.staff[RESTAURANT.companyCode]
    if (!clerk) return
    const { cardNo } = this
    if (does === 'lose') {
      await this.say(clerk, 'btwob POST /card/lost', { cardNo, lost: '1' })
      return void (await this.say(clerk, 'btwob POST /card/lost', { cardNo, lost: '0' }))
    }
    const asked = { cardNo, newCardNo, cardType: 'NFC', reason: '卡片损坏', requestNo: this.requestNo() }
    await this.say(clerk, 'btwob POST /card/replace', asked)
    const meter = await this.gateway.db
      .selectFrom('meter')
      .select('cardNo')
      .where('meterId', '=', METER)
      .executeTakeFirstOrThrow()
    this.cardNo = meter.cardNo ?? cardNo
  }
  /** What a clerk says of a card: the gas is in the meter, or it is given back. */
  protected async truthAbout(gasOrderId: string): Promise<'PASS' | 'ADJUST'> {
    const [cook] = this.cooks
    if (cook) await this.chip(cook, 'LOAD')
    const { top } = await this.gateway.db
      .selectFrom('gasSubOrder')
      .select(({ fn }) => fn.max('targetSeq').as('top'))
      .where('gasOrderId', '=', gasOrderId)
      .where('state', 'in', ['WAIT', 'RESERVED'])
      .executeTakeFirstOrThrow()
    return (await this.loadedSeq()) >= (top ?? 0) ? 'PASS' : 'ADJUST'
  }

  /** The last write that the meter has taken, from whichever of its cards. */
  private async loadedSeq(): Promise<number> {
    return (await this.meterKnows())?.loadedSeq ?? 0
  }

  /** What the meter counts: the card that was plugged in last knows it. */
  private meterKnows = () =>
    this.gateway.db
      .selectFrom('virtualCard')
      .select(['loadedSeq', 'meterRemain', 'meterTotal'])
      .orderBy(sql`meter_remain + meter_total`, 'desc')
      .executeTakeFirst()
  /**
   * Gas on cards, by the figures of the chip and its meter: what went into the meter is what was written and paid for, each write once.
   * Tenths of a m³.
   */
  async gasFaults(before: number): Promise<string[]> {
    const { rows } = await sql<{ loaded: number; recorded: number }>`
      select coalesce(sum(s.volume * 10) filter (where s.state = 'LOADED'), 0)::int as loaded,
        coalesce(sum(s.volume * 10) filter (where s.state = 'LOADED' or (s.state in ('WRITTEN', 'RESERVED') and s.target_seq <= ${await this.loadedSeq()})), 0)::int as recorded
      from gas_sub_order s where s.bp = ${RESTAURANT.bp}`.execute(this.gateway.db)
    const chip = await this.meterKnows()
    const taken = chip ? chip.meterRemain + chip.meterTotal - before : 0
    const recorded = rows[0]?.recorded ?? 0
    return taken === recorded ? [] : [`the meter took ${taken} tenths of a m³, ${recorded} are recorded`]
  }
}
