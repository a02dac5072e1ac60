import { datesBetween } from '@domain/date'
import { BP, balanceWorld, calls, type BalanceWorld } from '../../../test/gateway/balance-kit'
import { dice } from '../../../test/setup/dice'
import { tries } from '../../../test/setup/engine'

/** `REWARD_STEPS=10000 REWARD_SEED=7 npx jest …` walks longer, and another course. */
const seed = Number(process.env['REWARD_SEED'] ?? 5)
/** Steps of one activity, each in a world of its own. */
const STEPS = tries(120)
const ALL = Number(process.env['REWARD_STEPS'] ?? STEPS)
const [FROM, TO] = ['2026-11-25', '2026-12-08']
const DAYS = datesBetween(FROM, TO)

/** Fen of a day, worked out from its text alone: 0.6000 yuan/m³, 4,000 signed of 12,000. */
function fenOf(used: number): bigint {
  const response = Math.max(0, 12_000 - used)
  const counted = response * 100 < 4000 * 50 ? 0 : Math.min(response, 4800)
  return (BigInt(Math.round(counted * 100)) * 60n + 50n) / 100n
}
const fen = (amount: string): bigint => BigInt(amount.replace('.', ''))
/** A failure goes between processes as JSON, which knows no bigint. */
const text = String

async function books(world: BalanceWorld, applyNo: string) {
  const applyId = await world.applyId(applyNo)
  const days = await world.gateway.db
    .selectFrom('balanceDay')
    .selectAll()
    .where('bp', '=', BP)
    .where('applyId', '=', applyId)
    .execute()
  const apply = await world.gateway.db
    .selectFrom('balanceApply')
    .selectAll()
    .where('applyId', '=', applyId)
    .executeTakeFirstOrThrow()
  const rewards = await world.rewards()
  const settled = days.filter((day) => day.settled).reduce((sum, { reward }) => sum + fen(reward ?? '0.00'), 0n)
  return { days, apply, rewards, settled, credited: rewards.reduce((sum, { amount }) => sum + fen(amount), 0n) }
}

/**
 * Data that come in any order, late and corrected, days judged and rewards paid twice at once, a process that dies at any statement:
 * the credited sum is always that of the settled days.
 */
test(`rewards reconcile with the ledger whatever happens: seed ${seed}, ${ALL} steps`, async () => {
  const roll = dice(seed)
  let most = 0
  for (let done = 0; done < ALL; done += STEPS) most = Math.max(most, await course(roll))
  // Some of it was credited late.
  expect(most).toBeGreaterThan(1)
})

/** Answers in how many payments the reward was credited. */
async function course(roll: ReturnType<typeof dice>): Promise<number> {
  const world = await balanceWorld()
  const activityId = await world.open({ startDate: FROM, endDate: TO })
  const applyNo = await world.signUp(activityId)
  await world.pass('2026-11-24T17:00:00+08:00')
  await world.pass('2026-11-25T08:00:00+08:00')
  const used = new Map<string, number>()
  const settledAt = new Map<string, number>()
  let hour = 0
  let isPaid = false

  const attempt = async (run: () => Promise<void>) => {
    if (roll(4) !== 0) return run()
    await world.gateway.killAfter(roll(40))
    await Promise.allSettled([run()])
    await world.gateway.killAfter(null)
  }
  for (let n = 0; n < STEPS; n++) {
    // The data of the last days come after the payment.
    const day = DAYS[roll(isPaid ? DAYS.length : DAYS.length - 2)] ?? FROM
    // Seldom nothing: the participation is to last.
    used.set(day, roll(12) === 0 ? 11_500 : 6000 + roll(4000))
    await world.use(day, `${used.get(day)}.00`)
    // About four weeks in all: the payment is in the middle, and days come in after it.
    hour += roll(Math.ceil(1300 / STEPS))
    const moment = new Date(Date.parse('2026-11-26T09:45:00+08:00') + hour * 3_600_000).toISOString()
    const judge = () => world.sweep('balance.judge', moment)
    const pass = () => world.pass(moment)
    const acts = [judge, pass, () => Promise.all([judge(), judge(), pass()]).then(() => undefined)]
    await attempt(async () => {
      await Promise.allSettled([(acts[roll(acts.length)] ?? judge)()])
    })
    const { days, apply, rewards, settled, credited } = await books(world, applyNo)
    isPaid ||= apply.payments > 0
    expect(text(credited)).toBe(text(settled))
    expect(text(fen(apply.paidReward))).toBe(text(credited))
    expect(new Set(rewards.map(({ key }) => key)).size).toBe(rewards.length)
    expect(rewards).toHaveLength(apply.payments)
    for (const one of days.filter((row) => row.settled)) {
      const actual = Number(one.actualVolume)
      // A settled day never changes.
      expect(settledAt.get(one.gasDay) ?? actual).toBe(actual)
      settledAt.set(one.gasDay, actual)
      expect(text(fen(one.reward ?? '0.00'))).toBe(text(fenOf(actual)))
    }
  }
  // All data are there, and everything is judged and paid.
  for (const day of DAYS) if (!used.has(day)) await world.use(day, '8000.00')
  for (const moment of ['2026-12-20T10:00:00+08:00', '2027-01-05T10:00:00+08:00']) {
    await world.sweep('balance.judge', moment)
    await world.pass(moment)
  }
  const { apply, days, settled, credited } = await books(world, applyNo)
  expect(apply).toMatchObject({ status: 'SETTLED', waitingDays: 0 })
  expect(days.every((day) => day.settled)).toBe(true)
  expect(text(credited)).toBe(text(settled))
  expect(text(fen(apply.totalReward))).toBe(text(credited))
  expect(credited > 0n).toBe(true)
  expect((await world.staff.ok(calls.staffDetail, { activityId })).results.paidReward).toBe(apply.paidReward)
  await world.gateway.close()
  return apply.payments
}
