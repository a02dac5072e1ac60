import type { Work } from '../../http/context'
import { dropTask, openTask } from '../desk/service'
import type { StopGas } from './repo/stop'

const STOP_GAS = 'STOP_GAS'

type StopKey = Pick<StopGas, 'bp' | 'companyCode' | 'stopId'>

/** Staff may execute or cancel a waiting case before its time. */
export const requestDecision = (work: Work, { bp, companyCode, stopId }: StopKey): Promise<void> =>
  openTask(work, { companyCode, bizType: STOP_GAS, bizNo: stopId, bp, rule: 'manual', dueAt: null })

/** The case waits no more. */
export const nothingToDecide = (work: Work, { companyCode, stopId }: StopKey): Promise<void> =>
  dropTask(work, { companyCode, bizType: STOP_GAS, bizNo: stopId })
