import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { lossReasons } from '@domain/draw/lottery'
import { lotteryPrizes, lotterySources, lotteryStatus, lotteryWinStatus } from '@domain/statuses/lottery'
import { DateText, Id, Instant, Money, Nullable, OneOf } from '../common'

/* What the calls about lotteries share (E 2.5). */

export const CampaignState = OneOf(...codes(lotteryStatus))
export const WinState = OneOf(...codes(lotteryWinStatus))
export const Source = OneOf(...codes(lotterySources))
export const Service = OneOf(...codes(lotteryPrizes))

export const campaignFields = {
  campaignId: Id,
  title: t.String(),
  organizer: t.String(),
  organizerPhone: t.String(),
  startAt: Instant,
  endAt: Instant,
  /** Last day on which a prize can be claimed. */
  claimUntil: DateText,
  /** Draws of a customer in a day, wins of a customer in all, chances for each reason. */
  dailyDraws: t.Integer(),
  mostWins: t.Integer(),
  mostChances: t.Integer(),
  pauseReason: Nullable(t.String()),
  state: CampaignState,
}

export const prizeFields = {
  prizeId: Id,
  name: t.String(),
  /** Null: nothing is won. */
  service: Nullable(Service),
  value: Money,
  /** Least sum of a quote that a coupon is taken off (E-M-16); null for services. */
  couponFrom: Nullable(Money),
  quantity: Nullable(t.Integer()),
  remaining: Nullable(t.Integer()),
  /** Parts of 1,000,000. */
  weight: t.Integer(),
}

export const Winner = t.Object({
  /** First and last characters of the company (E-L-09). */
  company: t.String(),
  prizeName: t.String(),
  at: Instant,
})

export const ShownCampaign = t.Object({
  ...campaignFields,
  rules: t.String(),
  /** Published before the start (E-L-06). */
  seedHash: t.String(),
  prizes: t.Array(t.Object(prizeFields)),
  /** The latest ones. */
  winners: t.Array(Winner),
})

/** V: not signed in; N: no customer; P: in review; B: of this company; O: of another one. */
export const Role = OneOf('V', 'N', 'P', 'B', 'O')

export const drawFields = {
  drawNo: t.Integer(),
  chanceNo: t.Integer(),
  drawnAt: Instant,
  /** 0 to 999,999. */
  roll: t.Integer(),
  prizeId: Id,
  prizeName: t.String(),
  service: Nullable(Service),
  /** Why the roll gave no prize although it fell on one. */
  why: Nullable(OneOf(...codes(lossReasons))),
  winId: Nullable(Id),
}

/** A row of the ledger with its place and the hash of the row before. */
export const ProofRow = t.Object({ rowNo: t.Integer(), before: t.String(), hash: t.String(), text: t.String() })

export const winFields = {
  winId: Id,
  campaignId: Id,
  prizeName: t.String(),
  prizeValue: Money,
  service: Service,
  couponFrom: Nullable(Money),
  state: WinState,
  /** Last day of a claim, and of a coupon. */
  claimUntil: DateText,
  /** Number under which the service was assigned to a crew, and when. */
  handedNo: Nullable(t.String()),
  handedAt: Nullable(Instant),
  createdAt: Instant,
}
