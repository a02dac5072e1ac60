import { DAY, HOUR, toInstant } from '@domain/date'
import { articleMoves, layoutPictures, type ArticleLayout, type ArticleStatus } from '@domain/statuses/content'
import { isTooDeep } from './rich-text'

/** Hours between the publication and a planned stop (E-N-09). */
const STOP_NOTICE_HOURS = 48

export interface Written {
  channel: string
  title: string
  layout: ArticleLayout
  /** Pictures that it will have. */
  pictures: number
  /** Documents that it will have. */
  attachments: number
  publishAt: string
  expireAt: string | null
  topUntil: string | null
  needReceipt: boolean
  receiptDueAt: string | null
  supplyInfo: { startAt: string; endAt: string | null } | null
  categoryCode: string
  /** Its text, where that comes from an editor. */
  html?: string | undefined
}

const isAfter = (late: string, early: string): boolean => Date.parse(late) > Date.parse(early)

/** The first field that does not fit the others (E 2.2), or null. A receipt, a supply notice and documents are of the official notices only. */
export function articleProblem(article: Written): string | null {
  const { publishAt, expireAt, topUntil, receiptDueAt, supplyInfo } = article
  const isNotice = article.channel === 'information'
  if (article.title.trim() === '') return 'title'
  if (article.pictures !== layoutPictures[article.layout]) return 'coverFileIds'
  if (article.attachments > 0 && !isNotice) return 'attachmentFileIds'
  if (expireAt !== null && !isAfter(expireAt, publishAt)) return 'expireAt'
  if (topUntil !== null && !isAfter(topUntil, publishAt)) return 'topUntil'
  if (article.needReceipt && !isNotice) return 'needReceipt'
  if (article.needReceipt !== (receiptDueAt !== null)) return 'receiptDueAt'
  if (receiptDueAt !== null && !isAfter(receiptDueAt, publishAt)) return 'receiptDueAt'
  if ((supplyInfo !== null) !== (isNotice && article.categoryCode === 'supply')) return 'supplyInfo'
  if (supplyInfo?.endAt && !isAfter(supplyInfo.endAt, supplyInfo.startAt)) return 'supplyInfo'
  if (article.html !== undefined && isTooDeep(article.html)) return 'html'
  return null
}

/** E-N-09: a planned stop is published 48 hours before it begins; an emergency is not bound to that. */
export const isTooLate = (
  supplyInfo: { kind: string; planned: boolean; startAt: string } | null,
  publishAt: string,
): boolean =>
  supplyInfo !== null &&
  supplyInfo.kind === 'stop' &&
  supplyInfo.planned &&
  Date.parse(supplyInfo.startAt) - Date.parse(publishAt) < STOP_NOTICE_HOURS * HOUR

/** Days that a supply notice stays in the lists after the stop (E-N-09). */
const SUPPLY_DAYS = 7

type Supply = Written['supplyInfo']

const weekAfter = (supply: Supply): number | null =>
  supply?.endAt == null ? null : Date.parse(supply.endAt) + SUPPLY_DAYS * DAY

/**
 * E-N-09: when an article leaves the lists. A supply notice without a moment of its own does so seven days after its end, and goes with
 * that end where it is moved; one that is written later than that stays.
 */
export function expiryOf(
  { expireAt, publishAt, supplyInfo }: Pick<Written, 'expireAt' | 'publishAt' | 'supplyInfo'>,
  before: Supply,
): string | null {
  if (expireAt !== null && Date.parse(expireAt) !== weekAfter(before)) return expireAt
  const usual = weekAfter(supplyInfo)
  return usual === null || usual <= Date.parse(publishAt) ? null : toInstant(usual)
}

/**
 * E-N-08: from a day before receipts are due until then, for a notice that came out before that day; a later one is new enough by itself.
 */
export function reminderIsDue(
  {
    status,
    needReceipt,
    receiptDueAt,
    publishAt,
  }: {
    status: ArticleStatus
    needReceipt: boolean
    receiptDueAt: string | null
    publishAt: string
  },
  nowMs: number,
): boolean {
  if (status !== 'published' || !needReceipt || receiptDueAt === null) return false
  const from = Date.parse(receiptDueAt) - DAY
  return Date.parse(publishAt) <= from && nowMs >= from && nowMs < Date.parse(receiptDueAt)
}

/** E 3.4. */
export const mayMove = (from: ArticleStatus, to: ArticleStatus): boolean => articleMoves[to].includes(from)

/**
 * When an article is published that comes into this state now: what is scheduled in the future that was asked for, what was withdrawn
 * at its old moment, everything else now. null: the moment asked for is not in the future.
 */
export function publishMoment(
  move: { from: ArticleStatus; to: ArticleStatus },
  at: { asked: string | undefined; before: string; now: string },
): string | null {
  if (move.to === 'scheduled') return at.asked !== undefined && isAfter(at.asked, at.now) ? at.asked : null
  return move.to === 'published' && move.from !== 'offline' ? at.now : at.before
}
