import type { In, Out } from '@contract'
import { winFields } from '@contract/lottery/words'
import { startOf, toInstant } from '@domain/date'
import type { BoundSession, Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { Refusal } from '../../http/refusal'
import { shape } from '../../http/shape'
import { openText } from '../../secret'
import { rowsAt } from '../draw/service'
import { surveyChances } from '../hyq/service'
import { mayClaim } from './heir'
import { countsOf, drawnPage, type Chance } from './repo/chances'
import { newestDayRow, prizesOf } from './repo/prizes'
import { winsOfChances, type Win } from './repo/wins'
import { joined } from './seen'
import { wins } from './win-case'

type MyChance = 'default GET /crmgas/lottery/myChance'
type Proof = 'default GET /crmgas/lottery/proof'
type WinList = 'default GET /crmgas/lottery/myWinList'
type WinDetail = 'default GET /crmgas/lottery/winDetail'

/** Ways to a chance that a customer can go by itself. */
const WAYS = ['bill_paid', 'hazard_closed'] as const

export async function myChance(
  work: Work,
  session: BoundSession,
  { campaignId }: In<MyChance>,
): Promise<Out<MyChance>> {
  const campaign = await joined(work, session, campaignId)
  const dayRow = await newestDayRow(work.db, campaign)
  const midnight = toInstant(startOf(work.clock.today()))
  const counts = await countsOf(work.db, { bp: session.bp, campaignId }, dayRow, midnight)
  const bySurvey = await surveyChances(work, campaign)
  const left = Math.max(0, campaign.dailyDraws - counts.drawnToday)
  return {
    remaining: Math.min(counts.ready, left),
    waiting: counts.waiting,
    drawnToday: counts.drawnToday,
    ways: [
      ...WAYS.map((source) => ({ source, got: counts.bySource[source] ?? 0, most: campaign.mostChances })),
      ...(bySurvey > 0
        ? [{ source: 'hyq_survey' as const, got: counts.bySource.hyq_survey ?? 0, most: bySurvey }]
        : []),
    ],
  }
}

/** E-L-08: the rows that decide each draw of the customer. */
export async function proof(work: Work, session: BoundSession, input: In<Proof>): Promise<Out<Proof>> {
  const { companyCode, campaignId } = await joined(work, session, input.campaignId)
  const page = paged(input)
  const { rows, total } = await drawnPage(work.db, { bp: session.bp, campaignId }, page)
  const prizes = new Map((await prizesOf(work.db, { companyCode, campaignId })).map((one) => [one.prizeId, one]))
  const won = await winsOfChances(
    work.db,
    { bp: session.bp, campaignId },
    rows.map(({ chanceNo }) => chanceNo),
  )
  const winOf = new Map(won.map(({ chanceNo, winId }) => [chanceNo, winId]))
  const at = await rowsAt(work.db, { companyCode, drawId: campaignId }, [1, ...rows.flatMap(placesOf)])
  const rowOf = (rowNo: number) => {
    const row = at.get(rowNo)
    if (!row) throw new Error(`${campaignId} has no row ${rowNo}`)
    return row
  }
  const list = rows.map((row) => {
    const prize = prizes.get(row.prizeId ?? '')
    const [chance = 0, day = 0, drawn = 0] = placesOf(row)
    return {
      drawNo: row.drawNo ?? 0,
      chanceNo: row.chanceNo,
      drawnAt: row.drawnAt ?? '',
      roll: row.roll ?? 0,
      prizeId: row.prizeId ?? '',
      prizeName: prize?.name ?? '',
      service: prize?.service ?? null,
      why: row.why,
      winId: winOf.get(row.chanceNo) ?? null,
      proof: { chance: rowOf(chance), day: rowOf(day), drawn: rowOf(drawn) },
    }
  })
  return { ...envelope(page, list, total), published: rowOf(1) }
}

const placesOf = ({ rowNo, dayRow, drawnRow }: Chance): number[] => [rowNo, dayRow ?? 0, drawnRow ?? 0]

/** Prizes that the user has drawn, or all of the customer for its master (E5010). */
export async function winList(work: Work, session: BoundSession, input: In<WinList>): Promise<Out<WinList>> {
  const isAll = input.scope === 'bp'
  if (isAll && !session.isMaster) throw new Refusal('E5010')
  const { list, total, pageNum, pageSize } = await wins.list(work, session, {
    ...input,
    tab: 'ALL',
    where: { campaignId: input.campaignId, userId: isAll ? undefined : session.userId },
  })
  return { list: list.map(winView), total, pageNum, pageSize }
}

const winView = (row: Win) => shape(winFields, row, {})

/** 2902 for a prize of another customer, and of another user except for the master. */
export async function winDetail(work: Work, session: BoundSession, { winId }: In<WinDetail>): Promise<Out<WinDetail>> {
  const row = await wins.own(work, session, winId)
  if (row.userId !== session.userId && !session.isMaster) throw new Refusal('2902')
  return {
    ...winView(row),
    receiverName: row.contactNameEnc && openText(work, row.contactNameEnc),
    receiverPhone: row.contactPhoneEnc && openText(work, row.contactPhoneEnc),
    ticketId: row.ticketId,
    ticketNo: row.ticketNo,
    leadNo: row.leadNo,
    isOwn: await mayClaim(work, session, row),
  }
}
