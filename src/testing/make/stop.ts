/* Stops of supply. */
import type { Out, Row } from '@contract'

export type StopInfo = Out<'default GET /crmgas/stopGas/info'>
export type StopHead = Row<'default GET /crmgas/stopGas/list'>
export type Stop = NonNullable<StopInfo['stopGas']>

/** As a list shows it: a planned one, announced and not acknowledged. */
export const aStopHead = (part: Partial<StopHead> = {}): StopHead => ({
  stopId: 's1',
  kind: 'PLANNED',
  state: 'NOTICED',
  title: '计划停气通知',
  area: '开发区南片区',
  reason: '中压干管改线',
  noticeNo: 'TQ202611230003',
  noticeAt: '2026-11-23T09:00:00+08:00',
  planStopAt: '2026-11-26T06:00:00+08:00',
  planResumeAt: '2026-11-26T18:00:00+08:00',
  realStopAt: null,
  realResumeAt: null,
  limitVolume: null,
  ackRequired: true,
  ackAt: null,
  ...part,
})

/** The same with its details. */
export const aStop = (part: Partial<Stop> = {}): Stop => ({
  ...aStopHead(),
  tips: [],
  cause: null,
  triggerBillIds: [],
  hotline: '0316-2345119',
  ackName: null,
  confirmedAt: null,
  createdAt: '2026-11-23T09:00:00+08:00',
  ...part,
})

/** What is known of it, for one kiln. */
export const aStopInfo = (stop: Partial<Stop> | null = {}, part: Partial<StopInfo> = {}): StopInfo => ({
  stopGas: stop === null ? null : aStop(stop),
  meters: [{ meterId: 'm1', meterNo: '003010010101', alias: '1#窑炉', state: 'NORMAL', valveState: 'OPEN' }],
  arrears: null,
  plansAffected: [],
  serviceLine: '0316-2345000',
  ...part,
})

export type Checklist = Out<'btwob GET /stopGas/checklist'>
type Step = Checklist['meters'][number]['steps'][number]

export const aStopStep = (part: Partial<Step> = {}): Step => ({
  stepId: 'SHUT',
  phase: 'BEFORE',
  text: '停气前关闭燃烧器、灶具前阀门',
  isOwn: false,
  doneBy: null,
  doneAt: null,
  ...part,
})

/** What is done at the kiln: nothing yet. */
export const aChecklist = (
  steps: Step[] = [aStopStep(), aStopStep({ stepId: 'AIR', phase: 'AFTER', text: '现场保持通风，不使用明火' })],
): Checklist => ({
  mayChange: true,
  meters: [{ meterId: 'm1', name: '1#窑炉', steps }],
})
