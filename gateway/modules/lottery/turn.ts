import { dayBeacon } from '@domain/draw/lottery-ledger'
import { seedOfDay } from '@domain/draw/lottery'
import type { Work } from '../../http/context'
import { isoOf } from '../../ports/clock'
import { transition } from '../../states'
import { addRows, beaconOf, headOf } from '../draw/service'
import { changeCampaign, lockCampaign, rootSeed, type Campaign, type CampaignKey } from './repo/campaigns'
import { insertDay } from './repo/prizes'
import { campaignMachine } from './states'
import { dayOf, dueAt, dueStep, type Step } from './rules/steps'

const ledgerKey = ({ companyCode, campaignId }: CampaignKey) => ({ companyCode, drawId: campaignId })

/** Takes every step that is due, in the caller's transaction; answers the campaign under its lock. */
export async function turned(work: Work, key: CampaignKey): Promise<Campaign | undefined> {
  const campaign = await lockCampaign(work.db, key)
  const step = campaign && dueStep(campaign, work.clock.now())
  if (!campaign || !step) return campaign
  await run[step](work, campaign)
  const moved = await lockCampaign(work.db, key)
  const at = moved ? dueAt(moved) : null
  await changeCampaign(work.db, key, { nextAt: at === null ? null : isoOf(at) })
  return turned(work, key)
}

const run: Readonly<Record<Step, (work: Work, campaign: Campaign) => Promise<unknown>>> = {
  START: (work, campaign) =>
    transition(work, campaignMachine, campaign, 'START', { set: { openedDay: dayOf(campaign, work.clock.today()) } }),
  OPEN_DAY: openDay,
  async END(work, campaign) {
    const { rowNo } = await headOf(work.db, ledgerKey(campaign))
    await addRows(work.db, ledgerKey(campaign), [{ is: 'END', rows: rowNo + 1 }], work.clock.iso())
    await transition(work, campaignMachine, campaign, 'END')
  },
  SETTLE: (work, campaign) => transition(work, campaignMachine, campaign, 'SETTLE'),
}

/** The seed of a new day comes into the open with the value of the day: what was given before is settled (E-L-06). */
async function openDay(work: Work, campaign: Campaign): Promise<void> {
  const { companyCode, campaignId, days } = campaign
  const at = work.clock.iso()
  const day = dayOf(campaign, work.clock.today())
  const seed = seedOfDay(await rootSeed(work.db, campaign), day, days ?? 0)
  const [head, others] = [await headOf(work.db, ledgerKey(campaign)), await beaconOf(work, companyCode, at)]
  const beacon = dayBeacon(head.hash, others.value)
  await addRows(
    work.db,
    ledgerKey(campaign),
    [{ is: 'DAY', day, seed, beacon, others: others.value, othersFrom: others.from, at }],
    at,
  )
  await insertDay(work.db, { companyCode, campaignId, day, rowNo: head.rowNo + 1, seed, beacon })
  await changeCampaign(work.db, campaign, { openedDay: day })
}
