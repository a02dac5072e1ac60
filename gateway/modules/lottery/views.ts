import type { In, Out } from '@contract'
import { campaignFields, prizeFields } from '@contract/lottery/words'
import { maskCustomer } from '@domain/mask'
import type { Session, Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { shape } from '../../http/shape'
import { ledgerPage } from '../draw/service'
import { currentCampaign, publicCampaign, publishedPage, type Campaign, type Prize } from './repo/campaigns'
import { prizesOf } from './repo/prizes'
import { winnerPage, type Win } from './repo/wins'
import { companyFor, roleOf, shownCampaign } from './seen'

type List = 'default GET /crmgas/lottery/list'
type Current = 'default GET /crmgas/lottery/current'
type Detail = 'default GET /crmgas/lottery/detail'
type Winners = 'default GET /crmgas/lottery/winnerList'
type Ledger = 'default GET /crmgas/lottery/ledger'

/** Winners beside a campaign. */
const LATEST = 5

export async function list(work: Work, session: Session | null, input: In<List>): Promise<Out<List>> {
  const page = paged(input)
  const { rows, total } = await publishedPage(work.db, companyFor(session), page)
  return envelope(
    page,
    rows.map((row) => shape(campaignFields, row, {})),
    total,
  )
}

export async function current(work: Work, session: Session | null, { campaignId }: In<Current>): Promise<Out<Current>> {
  const campaign = await (campaignId === undefined
    ? currentCampaign(work.db, companyFor(session))
    : publicCampaign(work.db, campaignId))
  return {
    campaign: campaign ? await view(work, campaign) : null,
    role: roleOf(session, campaign),
    serverTime: work.clock.iso(),
  }
}

export const detail = async (work: Work, { campaignId }: In<Detail>): Promise<Out<Detail>> =>
  view(work, await shownCampaign(work, campaignId))

export const prizeView = (prize: Prize) => shape(prizeFields, prize, {})

async function view(work: Work, campaign: Campaign): Promise<Out<Detail>> {
  const prizes = await prizesOf(work.db, campaign)
  const { rows } = await winnerPage(work.db, campaign, { offset: 0, limit: LATEST })
  return {
    ...shape(campaignFields, campaign, {}),
    rules: campaign.rules,
    seedHash: campaign.seedHash ?? '',
    prizes: prizes.map(prizeView),
    winners: rows.map(winnerView),
  }
}

const winnerView = ({ customerName, prizeName, createdAt }: Win) => ({
  company: maskCustomer(customerName),
  prizeName,
  at: createdAt,
})

export async function winners(work: Work, input: In<Winners>): Promise<Out<Winners>> {
  const campaign = await shownCampaign(work, input.campaignId)
  const page = paged(input)
  const { rows, total } = await winnerPage(work.db, campaign, page)
  return envelope(page, rows.map(winnerView), total)
}

/** E-L-06: readable at any time; the seeds of days to come are in no row. */
export async function ledger(work: Work, { campaignId, after }: In<Ledger>): Promise<Out<Ledger>> {
  const { companyCode } = await shownCampaign(work, campaignId)
  return ledgerPage(work.db, { companyCode, drawId: campaignId }, after)
}
