import { createHash } from 'node:crypto'
import type { In } from '@contract'
import type { Work } from '../../http/context'
import { receive } from '../../modules/file/service'
import { findAccount, type AccountKey } from '../../modules/gas-account/service'
import { rectify } from '../../modules/inspection/hazards'
import type { Hazard } from '../../modules/inspection/repo/hazards'
import { findHazard } from '../../modules/inspection/repo/hazards'
import { findReport } from '../../modules/inspection/repo/reports'
import { planOfCompany } from '../../modules/inspection/repo/plans'
import { template } from '../../modules/inspection/rules/template'
import { signed } from '../../modules/inspection/sign'
import { reinspect } from '../../modules/inspection/staff'
import { submitReport } from '../../modules/inspection/submit'
import { withClock } from '../clock'
import { handwriting, sceneOf, type Scene } from './pictures'

/* The product's own services file what inspectors and customers did, each act at its moment. */

/** Of either gas company. */
const inspectors = {
  '1001': { inspectorName: '孙立', inspectorNo: 'LF-0327', inspectorPhone: '13800000021' },
  '1002': { inspectorName: '韩雪松', inspectorNo: 'SJZ-0118', inspectorPhone: '13800000022' },
} as const

export interface Side extends AccountKey {
  /** The customer's master. */
  userId: string
  name: string
  phone: string
}

export const sessionOf = ({ bp, companyCode, userId }: Side) => ({
  bp,
  companyCode,
  userId,
  isMaster: true,
  models: [],
})
/** The member of staff that files at the gas company. */
export const staffOf = ({ companyCode }: AccountKey) => ({ companyCode, userId: `demo-inspector-${companyCode}` })
export const inspectorOf = ({ companyCode }: AccountKey) => inspectors[companyCode === '1002' ? '1002' : '1001']

let pictures = 0

const photo = async (work: Work, key: AccountKey, userId: string, scene: Scene, isMended: boolean): Promise<string> => {
  pictures += 1
  const owner = { type: 'USER' as const, id: userId, companyCode: key.companyCode }
  const bytes = await sceneOf(scene, { isMended, no: pictures })
  return (await receive(work, owner, { bizType: 'HAZARD', name: `${scene}.jpg`, bytes })).fileId
}

export interface Fault {
  itemCode: string
  title: string
  note: string
  measures: string
  scene: Scene
}

type Submit = In<'btwob POST /inspection/report/submit'>

/** A visit at a moment. Answers the report and its hazards by item. */
export async function visited(
  work: Work,
  key: AccountKey,
  visit: Pick<Submit, 'kind' | 'siteName' | 'summary'> & Partial<Submit> & { at: string; faults?: readonly Fault[] },
): Promise<{ reportId: string; hazards: Map<string, string> }> {
  const { at, faults = [], planId, ...given } = visit
  const then = withClock(work, at)
  const account = await findAccount(then.db, key)
  // Days of the demo move with the clock: a visit before the term of its plan is none of it (IN-01).
  const plan = planId === undefined ? undefined : await planOfCompany(then.db, key.companyCode, planId)
  const isOfPlan = plan !== undefined && plan.dueFrom <= at.slice(0, 10)
  const isDone = (given.visitResult ?? 'DONE') === 'DONE'
  const items: Submit['items'] = []
  for (const { itemCode } of isDone ? template : []) {
    const fault = faults.find((one) => one.itemCode === itemCode)
    if (fault === undefined) items.push({ itemCode, result: 'OK' })
    else {
      const { note, title, measures, scene } = fault
      const photos = [await photo(then, key, staffOf(key).userId, scene, false)]
      items.push({ itemCode, result: 'FAIL', note, title, measures, photos })
    }
  }
  const { reportId, hazardIds } = await submitReport(then, staffOf(key), {
    requestNo: `demo|${at}`,
    bp: key.bp,
    address: account?.address ?? '',
    inspectAt: at,
    ...inspectorOf(key),
    visitResult: 'DONE',
    items,
    readings: [],
    ...given,
    ...(isOfPlan && { planId: plan.planId }),
  })
  const failed = template.filter(({ itemCode }) => faults.some((one) => one.itemCode === itemCode))
  return { reportId, hazards: new Map(failed.map(({ itemCode }, n) => [itemCode, hazardIds[n] ?? ''])) }
}

/** The customer signs a report. */
export async function signedBy(work: Work, side: Side, reportId: string, at: string): Promise<void> {
  const then = withClock(work, at)
  const report = await findReport(then.db, side.bp, reportId)
  if (!report) throw new Error(`no report ${reportId}`)
  const bytes = await handwriting(++pictures)
  const owner = { type: 'USER' as const, id: side.userId, companyCode: side.companyCode }
  const { fileId } = await receive(then, owner, { bizType: 'SIGNATURE', name: 'sign.png', bytes })
  await signed(
    then,
    sessionOf(side),
    {
      requestNo: `demo|sign|${reportId}`,
      reportId,
      version: report.version,
      contentHash: report.contentHash,
      signerName: side.name,
      signerPhone: side.phone,
      signFileId: fileId,
      signMeta: { points: 120, strokeLength: 1400, areaPct: 40 },
    },
    createHash('sha256').update(bytes).digest('hex'),
  )
}

export const hazardNow = async (work: Work, { bp }: AccountKey, hazardId: string): Promise<Hazard> => {
  const hazard = await findHazard(work.db, bp, hazardId)
  if (!hazard) throw new Error(`no hazard ${hazardId}`)
  return hazard
}

/** The customer reports it as fixed. */
export async function mended(
  work: Work,
  side: Side,
  hazardId: string,
  step: { at: string; content: string; scene: Scene },
): Promise<void> {
  const then = withClock(work, step.at)
  const { version } = await hazardNow(then, side, hazardId)
  const files = [await photo(then, side, side.userId, step.scene, true)]
  const input = { requestNo: `demo|${step.at}`, hazardId, version, content: step.content, files }
  await rectify(then, sessionOf(side), input)
}

/** An inspector looked again. */
export async function looked(
  work: Work,
  key: AccountKey,
  hazardId: string,
  step: { at: string; passed: '1' | '0'; note: string },
): Promise<void> {
  const then = withClock(work, step.at)
  const { version } = await hazardNow(then, key, hazardId)
  const { passed, note } = step
  await reinspect(then, staffOf(key), { requestNo: `demo|${step.at}`, hazardId, version, passed, note })
}
