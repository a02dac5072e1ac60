import { Type, type Static } from '@sinclair/typebox'
import type { Work } from '../../http/context'
import { kind, sweep, type AreaWork } from '../../work/kinds'
import { enqueue } from '../../work/queue'
import { grantAll, grantSurvey, type Survey } from './grant'
import { dueCampaigns, nextStepAt, openCampaigns } from './repo/campaigns'
import { turned } from './turn'

const turn = kind({
  name: 'lottery.turn',
  data: Type.Object({ companyCode: Type.String(), campaignId: Type.String() }),
  run: { handle: turned },
})

const grant = kind({
  name: 'lottery.grant',
  data: Type.Object({
    bp: Type.String(),
    companyCode: Type.String(),
    source: Type.Union([Type.Literal('bill_paid'), Type.Literal('hazard_closed')]),
    sourceKey: Type.String(),
  }),
  run: { handle: grantAll },
})

const survey = kind({
  name: 'lottery.survey',
  data: Type.Object({
    bp: Type.String(),
    companyCode: Type.String(),
    campaignId: Type.String(),
    chances: Type.Integer(),
    key: Type.String(),
  }),
  run: { handle: grantSurvey },
})

type Reason = Static<typeof grant.data>

/** After the payment: no payer waits for the lock of a campaign. Nothing is queued while the company has none. */
export async function grantSoon(work: Work, { bp, companyCode, source, sourceKey }: Reason): Promise<void> {
  if ((await openCampaigns(work.db, companyCode)).length === 0) return
  await enqueue(work, grant, `${bp}|${source}|${sourceKey}`, { bp, companyCode, source, sourceKey })
}

/** After the answer: the user does not wait for the lock of a campaign. */
export const grantSurveySoon = (work: Work, { bp, companyCode, campaignId, chances, key }: Survey): Promise<void> =>
  enqueue(work, survey, key, { bp, companyCode, campaignId, chances, key })

export const lotteryWork: AreaWork = {
  kinds: [turn, grant, survey],
  sweeps: [
    sweep(
      'lottery.turn',
      { everySeconds: 60 },
      turn,
      async ({ db, clock }, after, limit) =>
        (await dueCampaigns(db, clock.iso(), after, limit)).map((data) => ({ key: data.campaignId, data })),
      ({ db, clock }) => nextStepAt(db, clock.iso()),
    ),
  ],
}
