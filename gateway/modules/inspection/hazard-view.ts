import type { Out } from '@contract'
import { Hazard as HazardShape } from '@contract/inspection/words'
import { allows } from '@domain/machine'
import { meterName } from '@domain/meter-name'
import { hazardTransitions, type HazardEvent } from '@domain/statuses/inspection'
import type { Work } from '../../http/context'
import { ownOr2902 } from '../../http/refusal'
import { shape } from '../../http/shape'
import { openText } from '../../secret'
import { urls } from '../file/service'
import { ownAccount } from '../gas-account/service'
import { listMeters } from '../metering/service'
import { isOpen } from './hazard-moves'
import { logsOf, stoppedHazardsOf, type Hazard } from './repo/hazards'
import { findReport } from './repo/reports'
import { stepsAhead } from './rules/ahead'
import { extensionProblem, isAppealable, longestExtension } from './rules/hazard'
import { itemOf } from './rules/template'
import { headOf, mayHandle, picturesOf, type Own } from './view'

type Shown = Out<'default GET /crmgas/inspection/hazard/detail'>
type Act = Shown['actions'][number]

/** All that its customer sees of a hazard. */
export async function hazardView(work: Work, session: Own, hazard: Hazard): Promise<Shown> {
  const { bp, hazardId, photosBefore, photosAfter } = hazard
  const account = await ownAccount(work, session)
  const report = ownOr2902(await findReport(work.db, bp, hazard.reportId))
  const logs = await logsOf(work.db, bp, hazardId)
  const addresses = await urls(work, [...photosBefore, ...photosAfter, ...logs.flatMap(({ files }) => files)])
  const shut = (await stoppedHazardsOf(work.db, bp)).some(isOpen)
  const all = hazard.meterIds.length > 0 ? await listMeters(work, account) : []
  const meters = hazard.meterIds.flatMap((meterId) => all.find((one) => one.meterId === meterId) ?? [])
  const item = itemOf(hazard.itemCode)
  const head = headOf(work, hazard, addresses.get(photosBefore[0] ?? '') ?? null, shut)
  return shape(HazardShape.properties, hazard, {
    ...head,
    itemText: item?.text ?? '',
    basis: item?.basis ?? '',
    inspectorName: openText(work, report.inspectorName),
    inspectorPhone: openText(work, report.inspectorPhone),
    photosBefore: picturesOf(addresses, photosBefore),
    photosAfter: picturesOf(addresses, photosAfter),
    longestExtension: longestExtension(hazard.level),
    meters: meters.map((meter) => meterName(meter)),
    meterNo: meters.length === 1 ? (meters[0]?.meterNo ?? null) : null,
    ahead: stepsAhead(hazard, account),
    logs: logs.map((log) => ({
      logId: log.logId,
      action: log.action,
      operatorType: log.operatorType,
      operatorName: openText(work, log.operatorName),
      content: openText(work, log.content),
      files: picturesOf(addresses, log.files),
      at: log.at,
    })),
    actions: mayHandle(session) ? actionsOf(hazard, head.restorable, work.clock.today()) : [],
  })
}

function actionsOf(hazard: Hazard, restorable: boolean, today: string): Act[] {
  const can = (event: HazardEvent) => allows(hazardTransitions, hazard.status, event)
  const isCustomers = hazard.responsible === 'CUSTOMER'
  const acts: Act[] = []
  if (can('CONFIRM')) acts.push('CONFIRM')
  if (isCustomers && can('SUBMIT')) acts.push('RECTIFY')
  if (isCustomers && can('WITHDRAW')) acts.push('WITHDRAW')
  if (isCustomers && extensionProblem(hazard, 1, today) === null) acts.push('EXTEND')
  if (isCustomers && can('APPOINT')) acts.push('APPOINT')
  if (isAppealable(hazard)) acts.push('APPEAL')
  if (restorable) acts.push('RESTORE')
  return acts
}
