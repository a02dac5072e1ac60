import type { Out } from '@contract'
import { allRows, type Ask, type Difference } from './ask'
import { big, least, round, sum, text, type Big } from './figures'

/*
 * Computes again what the customer earns and pays on the market: rewards from its days, margins from its bids, and the entries of both on
 * its account (S-02, S-06, N-03).
 */

export interface Bought {
  differences: Difference[]
  figures: number
  rewards: number
  margins: number
}

type Participation = Out<'zh GET /apply/detail'>
type Bid = Out<'sqdev GET /ng/bid/detail'>

/** m³ of the signed volume that count at most, and that are needed, per cent. */
const [MOST, NEEDED] = [120, 50]

export async function recomputeBuying(ask: Ask): Promise<Bought> {
  const work = new Market(ask)
  await work.rewards()
  await work.margins()
  const { differences, figures, participations, bids } = work
  return { differences, figures, rewards: participations, margins: bids }
}

class Market {
  differences: Difference[] = []
  figures = 0
  participations = 0
  bids = 0
  /** m³ by gas day, of each group. */
  private readonly used = new Map<string, Promise<Map<string, Big>>>()

  constructor(private readonly ask: Ask) {}

  async rewards(): Promise<void> {
    const activities = await allRows(this.ask, 'zh GET /activity/list', { tab: 'mine' })
    let paid = big(0)
    for (const { applyNo } of activities.flatMap(({ applies }) => applies)) {
      const one = await this.ask('zh GET /apply/detail', { applyNo })
      await this.participation(one)
      paid = paid.plus(one.paidReward)
      this.participations += 1
    }
    this.same('rewards on the account', paid, text(await this.booked('REWARD')))
  }

  private async participation(one: Participation): Promise<void> {
    const where = one.applyNo
    for (const { date, volume } of [...one.used, ...one.dropped])
      this.same(`${where} ${date} of the baseline`, await this.usedOn(one.groupName, date), volume)
    const kept = one.used.map(({ volume }) => big(volume))
    this.same(`${where} baseline`, round(sum(kept).div(kept.length), 0), one.baselineVolume)
    const ranked = one.dropped.map(({ volume }) => big(volume)).sort((a, b) => a.cmp(b))
    const [low = big(0), high = big(0)] = ranked.slice(1, 3)
    this.isTrue(`${where} dropped`, ranked.length === 4 && kept.every((volume) => volume.gte(low) && volume.lte(high)))
    const rewards: Big[] = []
    for (const day of one.responses.filter(({ status }) => status === 'JUDGED')) {
      const actual = await this.usedOn(one.groupName, day.date)
      this.same(`${where} ${day.date} used`, actual, day.actualVolume)
      const lower = big(one.baselineVolume ?? 0).minus(actual)
      const response = one.activity.direction === 'REDUCE' ? lower : lower.times(-1)
      const positive = response.lt(0) ? big(0) : response
      this.same(`${where} ${day.date} response`, positive, day.responseVolume)
      const isEnough = positive.times(100).gte(big(one.dailyVolume).times(NEEDED))
      const counts = isEnough ? least(positive, big(one.dailyVolume).times(MOST).div(100)) : big(0)
      this.same(`${where} ${day.date} counts`, counts, day.effectiveVolume)
      const reward = round(counts.times(one.activity.unitReward))
      this.same(`${where} ${day.date} reward`, reward, day.reward)
      rewards.push(reward)
    }
    this.same(`${where} rewards`, sum(rewards), one.totalReward)
    if (one.status === 'SETTLED') this.same(`${where} paid`, sum(rewards), one.paidReward)
  }

  private async usedOn(groupName: string, date: string): Promise<Big> {
    const key = `${groupName}|${date.slice(0, 7)}`
    const days = this.used.get(key) ?? this.monthOf(groupName, date.slice(0, 7))
    this.used.set(key, days)
    return (await days).get(date) ?? big(0)
  }

  private async monthOf(groupName: string, month: string): Promise<Map<string, Big>> {
    const { groups } = await this.ask('predict GET /group/list', {})
    const meters = groups.find(({ name }) => name === groupName)?.meters ?? []
    const days = new Map<string, Big>()
    for (const { meterId } of meters)
      for (const { gasDay, volume } of await allRows(this.ask, 'energy GET /energy/daily', { meterId, month }))
        days.set(gasDay, (days.get(gasDay) ?? big(0)).plus(volume ?? '0'))
    return days
  }

  async margins(): Promise<void> {
    const activities = await allRows(this.ask, 'sqdev GET /ng/activity/list', { tab: 'mine' })
    for (const { ngId, mine } of activities) {
      if (mine === null) continue
      const terms = await this.ask('sqdev GET /ng/activity/detail', { ngId })
      await this.bid(await this.ask('sqdev GET /ng/bid/detail', { bidNo: mine.bidNo }), terms)
      this.bids += 1
    }
  }

  private async bid(
    { bid, history, margin }: Bid,
    { fixedPrice, stepVolume, marginRate }: Out<'sqdev GET /ng/activity/detail'>,
  ): Promise<void> {
    const where = bid.bidNo
    const share = (price: string | null, volume: string): Big =>
      round(
        big(price ?? fixedPrice ?? '0')
          .times(volume)
          .times(marginRate)
          .div(100),
      )
    for (const row of history) {
      const volume = row.lots === null ? big(row.volume) : big(stepVolume).times(row.lots)
      this.same(`${where} volume`, volume, row.volume, 0)
      this.same(`${where} margin`, share(row.price, row.volume), row.margin)
    }
    let held = big(0)
    for (const { direction, amount, balanceAfter } of margin) {
      held = direction === 'IN' ? held.plus(amount) : held.minus(amount)
      this.same(`${where} held then`, held, balanceAfter)
    }
    this.same(`${where} held`, held, bid.marginHeld)
    const back = sum(margin.filter(({ direction }) => direction === 'OUT').map(({ amount }) => big(amount)))
    this.same(`${where} came back`, back, text(await this.booked('DEPOSIT_RELEASE', where)))
    if (bid.award) this.same(`${where} deposit`, share(bid.award.price, bid.award.volume), bid.award.deposit)
  }

  /** What entries of a kind brought to the account, of one reference alone where it is named. */
  private async booked(entryType: 'REWARD' | 'DEPOSIT_RELEASE', refId?: string): Promise<Big> {
    const entries = await allRows(this.ask, 'default GET /crmgas/fee/transaction', { entryType })
    return sum(entries.filter((one) => refId === undefined || one.refId === refId).map(({ amount }) => big(amount)))
  }

  private same(where: string, worked: Big, billed: string | null, places = 2): void {
    this.figures += 1
    if (billed !== text(worked, places))
      this.differences.push({ where, worked: text(worked, places), billed: billed ?? '' })
  }

  private isTrue(where: string, is: boolean): void {
    if (!is) this.differences.push({ where, worked: 'no', billed: 'yes' })
  }
}
