import type { In, Out } from '@contract'
import { lossReason, lotteryRoll, prizeAt } from '@domain/draw/lottery'
import { startOf, toInstant } from '@domain/date'
import type { BoundSession, Work } from '../../http/context'
import { Refusal, refuseIf } from '../../http/refusal'
import { addRows, headOf } from '../draw/service'
import { customersByBp } from '../membership/service'
import { notify } from '../notice/service'
import { changeCampaign, type Campaign, type Prize } from './repo/campaigns'
import { countsOf, saveDrawn, oldestReady, type Chance } from './repo/chances'
import { dayAfter, newestDayRow, prizesOf, reservePrize } from './repo/prizes'
import { winCount } from './repo/wins'
import { drawProblem } from './rules/steps'
import { joined } from './seen'
import { turned } from './turn'
import { claimNotice, couponNotice, winRoute, wins } from './win-case'

type Draw = 'default POST /crmgas/lottery/draw'

/** E-L-05: one transaction under the lock of the campaign; what a chance gives was settled when its day began. */
export async function draw(work: Work, session: BoundSession, { campaignId }: In<Draw>): Promise<Out<Draw>> {
  const campaign = await turned(work, await joined(work, session, campaignId))
  if (!campaign) throw new Refusal('E5000')
  refuseIf(drawProblem(campaign))
  const own = { bp: session.bp, campaignId }
  const dayRow = await newestDayRow(work.db, campaign)
  const counts = await countsOf(work.db, own, dayRow, toInstant(startOf(work.clock.today())))
  if (counts.drawnToday >= campaign.dailyDraws) throw new Refusal('E5004')
  const chance = await oldestReady(work.db, own, dayRow)
  if (!chance) throw new Refusal('E5005')
  const drawn = await settle(work, session, campaign, chance)
  return { ...drawn, remaining: Math.min(counts.ready, campaign.dailyDraws - counts.drawnToday) - 1 }
}

/** Roll, prize, stock, ledger, win: all or nothing. */
async function settle(work: Work, session: BoundSession, campaign: Campaign, chance: Chance) {
  const { companyCode, campaignId } = campaign
  const [drawNo, at, { chanceNo }] = [campaign.drawSeq + 1, work.clock.iso(), chance]
  const day = await dayAfter(work.db, campaign, chance.rowNo)
  const prizes = await prizesOf(work.db, campaign)
  const { score, roll } = lotteryRoll({ campaignId, seed: day.seed, beacon: day.beacon }, chanceNo)
  const rolled = prizeAt(prizes, roll)
  const counted = {
    held: await winCount(work.db, session.bp, campaignId),
    most: campaign.mostWins,
  }
  const limit = rolled.service === 'COUPON' ? null : counted
  const why = rolled.service === null ? null : lossReason(rolled.remaining, limit)
  const prize = why === null ? rolled : nothing(prizes)
  if (prize.service !== null && !(await reservePrize(work.db, prize)))
    throw new Error(`${prize.prizeId} is not in stock`)
  const ledger = { companyCode, drawId: campaignId }
  const { rowNo } = await headOf(work.db, ledger)
  const result = { drawNo, chance: chanceNo, score, roll, rolled: rolled.prizeId, prize: prize.prizeId, why, at }
  await addRows(work.db, ledger, [{ is: 'DRAWN', ...result }], at)
  await changeCampaign(work.db, campaign, { drawSeq: drawNo })
  await saveDrawn(work.db, chance, {
    drawNo,
    drawnAt: at,
    drawnRow: rowNo + 1,
    dayRow: day.rowNo,
    roll,
    rolledPrize: rolled.prizeId,
    prizeId: prize.prizeId,
    why,
  })
  const winId = await won(work, session, campaign, chance, prize)
  const { prizeId, name: prizeName, service } = prize
  return { drawNo, chanceNo, drawnAt: at, roll, prizeId, prizeName, service, why, winId }
}

function nothing(prizes: readonly Prize[]): Prize {
  const found = prizes.find(({ service }) => service === null)
  if (!found) throw new RangeError('a campaign without 谢谢参与')
  return found
}

/** The prize with its message, and the to-do of a claim; a coupon is the winner's at once (E 3.9). Null where nothing was won. */
async function won(
  work: Work,
  { bp, userId }: BoundSession,
  { companyCode, campaignId, claimUntil, title }: Campaign,
  { chanceNo }: Chance,
  prize: Prize,
): Promise<string | null> {
  if (prize.service === null) return null
  const customer = (await customersByBp(work, [bp])).get(bp)
  const win = await wins.file(
    work,
    { bp, companyCode, userId },
    {
      campaignId,
      chanceNo,
      customerName: customer?.customerName ?? '',
      prizeId: prize.prizeId,
      prizeName: prize.name,
      prizeValue: prize.value,
      service: prize.service,
      couponFrom: prize.couponFrom,
      claimUntil,
      userId,
    },
  )
  const to = {
    bp,
    companyCode,
    audience: 'USER',
    userId,
    route: winRoute(win),
    bizType: 'LOTTERY_WIN',
    bizId: win.winId,
  } as const
  if (prize.service === 'COUPON') {
    await wins.move(work, win, 'ISSUE', userId)
    const message = { ...couponNotice(win).message, dedupeKey: `WIN_COUPON|${win.winId}` }
    await notify(work, to, { message })
    return win.winId
  }
  await notify(work, to, {
    message: { ...claimNotice(win).message, dedupeKey: `WIN_CLAIM|${win.winId}` },
    todo: {
      type: 'WIN_CLAIM',
      title: `奖品待领取：${prize.name}`,
      summary: title,
      dueAt: `${claimUntil}T23:59:59+08:00`,
      priority: 3,
    },
  })
  return win.winId
}
