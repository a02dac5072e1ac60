import type { In, Out } from '@contract'
import type { BoundSession, Ctx, Work } from '../../http/context'
import { badField, ownOr2902, Refusal, refuseIf } from '../../http/refusal'
import { openText, sealText } from '../../secret'
import { transition } from '../../states'
import { sealSoon } from '../contract/service'
import { paperUrl, signatureOf, use } from '../file/service'
import { lockAccount } from '../gas-account/service'
import { done } from '../todo/service'
import { logHazard, moveHazard, type By } from './hazard-moves'
import { hazardsOfReports } from './repo/hazards'
import { findReport, lockReport, type Report } from './repo/reports'
import { contentHash } from './rules/content'
import { reportMachine } from './states'
import { isSignable, reportView, type Own } from './view'

type Sign = 'default POST /crmgas/inspection/sign'
type Refuse = 'default POST /crmgas/inspection/refuseSign'

/** Kind of the document (`papers`). */
export const REPORT_PAPER = 'inspection'

/** What a report's signature covers, computed again from its rows (IN-06). */
const hashOf = (work: Work, report: Report): string =>
  contentHash({
    ...report,
    address: openText(work, report.address),
    inspectorName: openText(work, report.inspectorName),
    inspectorPhone: openText(work, report.inspectorPhone),
  })

/** IN-06: one signature for the report and, with it, for all notices that are not received yet. */
export async function signReport(ctx: Ctx<BoundSession>, input: In<Sign>): Promise<Out<Sign>> {
  if (input.signerName.trim().length < 2) throw badField('signerName')
  const signSha256 = await signatureOf(ctx, input)
  return ctx.transaction(async (work) => {
    const report = await signed(work, ctx.session, input, signSha256)
    await sealSoon(work, REPORT_PAPER, `${ctx.session.bp}_${input.reportId}`)
    return report
  })
}

/** The same, once the picture is known to be one. */
export async function signed(work: Work, session: Own, input: In<Sign>, signSha256: string): Promise<Out<Sign>> {
  const report = await lockedReport(work, session, input.reportId)
  if (report.version !== input.version || hashOf(work, report) !== input.contentHash) throw new Refusal('44306')
  refuseIf(isSignable(report, work.clock.today()) ? null : '2904')
  const { userId, bp } = session
  await use(work, userId, [input.signFileId], `SIGNATURE:${report.reportId}`)
  const set = {
    signerName: sealText(work, input.signerName.trim()),
    signerPhone: sealText(work, input.signerPhone),
    signFileId: input.signFileId,
    signSha256,
    signedAt: work.clock.iso(),
    signedBy: userId,
    version: report.version + 1,
  }
  await transition(work, reportMachine, report, 'SIGN', { set, by: userId })
  await done(work, 'INSPECTION_SIGN', report.reportId, bp)
  const by: By = { type: 'CUSTOMER', userId }
  for (const hazard of await hazardsOfReports(work.db, bp, [report.reportId], { lock: true }))
    if (hazard.status === 'TO_CONFIRM')
      await moveHazard(work, hazard, 'CONFIRM', {
        by,
        action: 'CONFIRM',
        content: '随安检报告一并签收',
        set: { receivedAt: work.clock.iso() },
      })
  return shown(work, session, report.reportId)
}

/** IN-07: a refusal has its reason; the deadlines of the hazards run on, and the notices count as received after three days. */
export async function refuseSign(work: Work, session: Own, input: In<Refuse>): Promise<Out<Refuse>> {
  const report = await lockedReport(work, session, input.reportId)
  if (report.version !== input.version || report.status !== 'TO_SIGN') throw new Refusal('2904')
  const { userId, bp } = session
  await transition(work, reportMachine, report, 'REFUSE', {
    set: { refuseReason: sealText(work, input.reason), version: report.version + 1 },
    by: userId,
  })
  await done(work, 'INSPECTION_SIGN', report.reportId, bp)
  for (const hazard of await hazardsOfReports(work.db, bp, [report.reportId]))
    await logHazard(work, hazard, { action: 'REFUSE_SIGN', by: { type: 'CUSTOMER', userId }, content: input.reason })
  return shown(work, session, report.reportId)
}

/** The customer's report under its lock, the account's before; 44307 for one that is signed. */
async function lockedReport(work: Work, { bp, companyCode }: Own, reportId: string): Promise<Report> {
  ownOr2902(await lockAccount(work.db, { bp, companyCode }))
  const report = ownOr2902(await lockReport(work.db, bp, reportId), { companyCode })
  if (report.signedAt !== null) throw new Refusal('44307')
  return report
}

const shown = async (work: Work, session: Own, reportId: string) =>
  reportView(
    work,
    session,
    ownOr2902(await findReport(work.db, session.bp, reportId)),
    await hazardsOfReports(work.db, session.bp, [reportId]),
  )

/** The signed report as a document; 44310 for one without a signature. */
export async function reportPdf(
  work: Work,
  { bp, companyCode }: Own,
  reportId: string,
): Promise<Out<'default GET /crmgas/inspection/pdf'>> {
  const report = ownOr2902(await findReport(work.db, bp, reportId), { companyCode })
  if (report.signedAt === null) throw new Refusal('44310')
  return { url: paperUrl(work, REPORT_PAPER, `${bp}_${reportId}`), name: fileNameOf(report) }
}

export const fileNameOf = ({ reportNo }: Pick<Report, 'reportNo'>): string => `安检报告_${reportNo}.pdf`
