import type { In, Out } from '@contract'
import { csvText } from '@domain/csv'
import { lossReasons } from '@domain/draw/lottery'
import { lotteryWinStatus } from '@domain/statuses/lottery'
import type { Work } from '../../http/context'
import { ownOr2902 } from '../../http/refusal'
import { customersByBp } from '../membership/service'
import { findCampaign } from './repo/campaigns'
import { drawnOf } from './repo/chances'
import { prizesOf } from './repo/prizes'
import { allWins } from './repo/wins'
import type { Staff } from './staff'

type Export = 'btwob GET /lottery/export'

const HEAD = ['签号', '时间', '户号', '企业', '机会', '点数', '奖品', '未给原因', '中奖状态', '工单']

/** E-L-15: every draw of a campaign. */
export async function exported(work: Work, { companyCode }: Staff, { campaignId }: In<Export>): Promise<Out<Export>> {
  const campaign = ownOr2902(await findCampaign(work.db, { companyCode, campaignId }))
  const rows = await drawnOf(work.db, campaign)
  const customers = await customersByBp(work, [...new Set(rows.map(({ bp }) => bp))])
  const prizes = new Map((await prizesOf(work.db, campaign)).map(({ prizeId, name }) => [prizeId, name]))
  const won = new Map((await allWins(work.db, campaign)).map((win) => [win.chanceNo, win]))
  const lines = rows.map(({ drawNo, drawnAt, bp, chanceNo, roll, prizeId, why }) => {
    const win = won.get(chanceNo)
    return [
      String(drawNo),
      drawnAt,
      bp,
      customers.get(bp)?.customerName ?? '',
      String(chanceNo),
      String(roll),
      prizes.get(prizeId ?? '') ?? '',
      why && lossReasons[why],
      win ? lotteryWinStatus[win.state].label : null,
      win?.ticketNo ?? null,
    ]
  })
  return { fileName: `${campaignId}.csv`, csv: csvText(HEAD, lines) }
}
