/* A lottery that runs, with a ledger of its own that can be computed again. */
import type { Out, Row } from '@contract'
import { asFile, chained, type LedgerRow } from '@domain/draw/ledger'
import { lotteryFingerprint, lotteryRoll, prizeAt, seedOfDay } from '@domain/draw/lottery'
import { dayBeacon, type LotteryText } from '@domain/draw/lottery-ledger'
import { sha256Text } from '@domain/draw/sha256'

type Campaign = NonNullable<Out<'default GET /crmgas/lottery/current'>['campaign']>
type Proof = Out<'default GET /crmgas/lottery/proof'>
type Staff = Out<'btwob GET /lottery/detail'>

const [ROOT, DAYS, AT] = ['5a'.repeat(32), 30, '2026-11-23T09:26:00+08:00']
const campaignId = 'LD000002'
const seedHash = lotteryFingerprint(ROOT, DAYS)

const PRIZES: Campaign['prizes'] = [
  {
    prizeId: 'P1',
    name: '能效诊断1次',
    service: 'AUDIT',
    value: '1200.00',
    couponFrom: null,
    quantity: 5,
    remaining: 3,
    weight: 10_000,
  },
  {
    prizeId: 'P2',
    name: '管道检测1次',
    service: 'PIPE_CHECK',
    value: '600.00',
    couponFrom: null,
    quantity: 20,
    remaining: 14,
    weight: 490_000,
  },
  {
    prizeId: 'P0',
    name: '谢谢参与',
    service: null,
    value: '0.00',
    couponFrom: null,
    quantity: null,
    remaining: null,
    weight: 500_000,
  },
]

const head = {
  campaignId,
  title: '按时缴费抽服务',
  organizer: '廊坊新源燃气有限公司',
  organizerPhone: '0316-0000100',
  startAt: '2026-11-13T09:00:00+08:00',
  endAt: '2026-12-13T18:00:00+08:00',
  claimUntil: '2027-01-12',
  dailyDraws: 5,
  mostWins: 3,
  mostChances: 3,
  pauseReason: null,
  state: 'running',
} as const satisfies Partial<Campaign>

export const aLottery = (part: Partial<Campaign> = {}): Campaign => ({
  ...head,
  rules: '每按时缴清一张账单得一次机会。\n次日起可抽。',
  seedHash,
  prizes: PRIZES,
  winners: [{ company: '恒泰****有限公司', prizeName: '管道检测1次', at: AT }],
  ...part,
})

export const current = (
  campaign: Campaign | null = aLottery(),
  role: Out<'default GET /crmgas/lottery/current'>['role'] = 'B',
): Out<'default GET /crmgas/lottery/current'> => ({ campaign, role, serverTime: AT })

export const someChances = (
  part: Partial<Out<'default GET /crmgas/lottery/myChance'>> = {},
): Out<'default GET /crmgas/lottery/myChance'> => ({
  remaining: 2,
  waiting: 1,
  drawnToday: 0,
  ways: [
    { source: 'bill_paid', got: 2, most: 3 },
    { source: 'hazard_closed', got: 3, most: 3 },
    { source: 'hyq_survey', got: 2, most: 2 },
  ],
  ...part,
})

/** One chance, its day and its draw; `roll` puts another number in the place of the right one. */
export function aLotteryLedger({ roll: given }: { roll?: number } = {}): { ledger: string; proof: Proof } {
  const rows: LedgerRow[] = []
  const add = (text: LotteryText) => rows.push(...chained(rows.at(-1)?.hash ?? '', [text]))
  const prizes = PRIZES.map(({ prizeId, name, weight, quantity }) => ({ prizeId, name, weight, quantity }))
  add({ is: 'PUBLISHED', campaignId, fingerprint: seedHash, days: DAYS, prizes, at: AT })
  add({ is: 'CHANCE', chance: 1, name: '华北****有限公司', source: 'bill_paid', at: AT })
  const [seed, others] = [seedOfDay(ROOT, 2, DAYS), sha256Text('')]
  const beacon = dayBeacon(rows.at(-1)?.hash ?? '', others)
  add({ is: 'DAY', day: 2, seed, beacon, others, othersFrom: 'LEDGERS_OF_THE_DAY_BEFORE', at: AT })
  const right = lotteryRoll({ campaignId, seed, beacon }, 1)
  const prize = prizeAt(PRIZES, right.roll)
  const roll = given ?? right.roll
  const result = { drawNo: 1, chance: 1, score: right.score, roll, rolled: prize.prizeId, prize: prize.prizeId }
  add({ is: 'DRAWN', ...result, why: null, at: AT })
  const row = (rowNo: number) => ({
    rowNo,
    before: rows[rowNo - 2]?.hash ?? '',
    hash: rows[rowNo - 1]?.hash ?? '',
    text: rows[rowNo - 1]?.text ?? '',
  })
  const drawn: Proof['list'][number] = {
    drawNo: 1,
    chanceNo: 1,
    drawnAt: AT,
    roll,
    prizeId: prize.prizeId,
    prizeName: prize.name,
    service: prize.service,
    why: null,
    winId: null,
    proof: { chance: row(2), day: row(3), drawn: row(4) },
  }
  const proof = { list: [drawn], total: 1, pageNum: 1, pageSize: 1, published: row(1) }
  return { ledger: asFile(rows), proof }
}

export const aPrize = (
  part: Partial<Out<'default GET /crmgas/lottery/winDetail'>> = {},
): Out<'default GET /crmgas/lottery/winDetail'> => ({
  winId: 'W1',
  campaignId,
  prizeName: '管道检测1次',
  prizeValue: '600.00',
  service: 'PIPE_CHECK',
  couponFrom: null,
  state: 'pendingClaim',
  claimUntil: '2027-01-12',
  handedNo: null,
  handedAt: null,
  createdAt: AT,
  receiverName: null,
  receiverPhone: null,
  ticketId: null,
  ticketNo: null,
  leadNo: null,
  isOwn: true,
  ...part,
})

/** A coupon that can be used. */
export const aCoupon = (part: Parameters<typeof aPrize>[0] = {}) =>
  aPrize({
    prizeName: '满1000减100优惠券',
    prizeValue: '100.00',
    service: 'COUPON',
    couponFrom: '1000.00',
    state: 'issued',
    ...part,
  })

/** The same as a row of the list. */
export function aPrizeRow(): Row<'default GET /crmgas/lottery/myWinList'> {
  const { receiverName: _n, receiverPhone: _p, ticketId: _t, ticketNo: _no, leadNo: _l, isOwn: _own, ...row } = aPrize()
  return row
}

export const aStaffLottery = (part: Partial<Staff> = {}): Staff => {
  const { isOwn: _own, ...win } = aPrize({
    state: 'claimed',
    receiverName: '王建国',
    receiverPhone: '13800000001',
    ticketId: 'T1',
    ticketNo: 'GD1',
  })
  return {
    ...head,
    chances: 6,
    draws: 2,
    rules: '每按时缴清一张账单得一次机会。',
    seedHash,
    openedDay: 11,
    days: DAYS,
    prizes: PRIZES,
    wins: [{ ...win, bp: '1000000001', customerName: '华北精工陶瓷有限公司' }],
    ...part,
  }
}
