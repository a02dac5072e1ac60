import { dateOf, diffDays } from '@domain/date'
import type { Out } from '@contract'
import { HazardShort, Plan as PlanShape, Report as ReportShape, ReportShort } from '@contract/inspection/words'
import type { BoundSession, Work } from '../../http/context'
import { maySee } from '../../http/may-see'
import { shape } from '../../http/shape'
import { openText } from '../../secret'
import { urls } from '../file/service'
import { isOpen } from './hazard-moves'
import { stoppedHazardsOf, type Hazard } from './repo/hazards'
import type { Plan } from './repo/plans'
import type { Report } from './repo/reports'
import { daysLate, daysLeft } from './rules/hazard'
import { SIGN_DAYS } from './rules/report'

type ReportOut = Out<'default GET /crmgas/inspection/detail'>
export type HazardHead = ReportOut['hazards'][number]
type ReportAct = ReportOut['actions'][number]

/** The caller: what a call needs of the session. */
export type Own = Pick<BoundSession, 'bp' | 'companyCode' | 'userId' | 'isMaster' | 'models'>

/** Customers of these rights see and do all of inspection; others see hazards of level 1 only (D 0.2). */
export const mayView = (session: Pick<BoundSession, 'isMaster' | 'models'>): boolean =>
  maySee(session, 'INSPECTION_VIEW')
export const mayHandle = (session: Pick<BoundSession, 'isMaster' | 'models'>): boolean =>
  maySee(session, 'INSPECTION_HANDLE')

/** Pictures of files, in their order; those that are gone are left out. */
export const picturesOf = (addresses: ReadonlyMap<string, string>, fileIds: readonly string[]) =>
  fileIds.flatMap((fileID) => {
    const url = addresses.get(fileID)
    return url === undefined ? [] : [{ fileID, url }]
  })

/** Hazards as lists show them: three statements, however many they are. */
export async function hazardHeads(work: Work, bp: string, rows: readonly Hazard[]): Promise<HazardHead[]> {
  const addresses = await urls(
    work,
    rows.flatMap(({ photosBefore }) => photosBefore.slice(0, 1)),
  )
  const shut = (await stoppedHazardsOf(work.db, bp)).some(isOpen)
  return rows.map((row) => headOf(work, row, addresses.get(row.photosBefore[0] ?? '') ?? null, shut))
}

/** `shut`: an open hazard of the customer keeps gas shut. */
export const headOf = (work: Work, row: Hazard, photo: string | null, shut: boolean): HazardHead => {
  const today = work.clock.today()
  return shape(HazardShort.properties, row, {
    daysLeft: daysLeft(row, today),
    daysLate: daysLate(row, today),
    restorable: row.gasStopped && !isOpen(row) && !shut,
    photo,
  })
}

const NO_FOUND = { level1: 0, level2: 0, level3: 0 }

/** Hazards by their level. */
export function countLevels(levels: readonly ('1' | '2' | '3')[]): typeof NO_FOUND {
  const counts = { ...NO_FOUND }
  for (const level of levels) counts[`level${level}`] += 1
  return counts
}

/** Whether it can be signed now: until fifteen days after it counts as refused (D 3.2). */
export const isSignable = ({ status, createdAt }: Pick<Report, 'status' | 'createdAt'>, today: string): boolean =>
  status === 'TO_SIGN' || (status === 'SIGN_REFUSED' && diffDays(dateOf(createdAt), today) <= 2 * SIGN_DAYS)

/** A report as lists show it. */
export const reportHead = (work: Work, session: Own, row: Report, found: readonly Hazard[]) =>
  shape(ReportShort.properties, row, {
    inspectorName: openText(work, row.inspectorName),
    found: countLevels(found.map(({ originLevel }) => originLevel)),
    canSign: mayHandle(session) && isSignable(row, work.clock.today()) ? '1' : '0',
  })

export async function reportView(
  work: Work,
  session: Own,
  row: Report,
  hazards: readonly Hazard[],
): Promise<ReportOut> {
  const { signFileId, signedAt } = row
  const addresses = await urls(work, [
    ...row.items.flatMap(({ photos }) => photos),
    ...(signFileId === null ? [] : [signFileId]),
  ])
  const head = reportHead(work, session, row, hazards)
  return shape(ReportShape.properties, row, {
    ...head,
    address: openText(work, row.address),
    inspectorPhone: openText(work, row.inspectorPhone),
    items: row.items.map((item) => ({ ...item, photos: picturesOf(addresses, item.photos) })),
    hazards: await hazardHeads(work, row.bp, hazards),
    signer:
      signedAt === null
        ? null
        : {
            name: openText(work, row.signerName),
            signedAt,
            url: addresses.get(signFileId ?? '') ?? null,
            sha256: row.signSha256 ?? '',
          },
    refuseReason: openText(work, row.refuseReason),
    actions: actionsOf(session, row, head.canSign === '1'),
  })
}

function actionsOf(session: Own, { status, planId }: Report, canSign: boolean): ReportAct[] {
  const acts: ReportAct[] = []
  if (canSign) acts.push('SIGN')
  if (canSign && status === 'TO_SIGN') acts.push('REFUSE')
  if (status === 'SIGNED' || status === 'ARCHIVED') acts.push('PDF')
  if (status === 'NOT_MET' && planId !== null && mayHandle(session)) acts.push('APPOINT')
  return acts
}

export const planView = (row: Plan) => shape(PlanShape.properties, row, {})
