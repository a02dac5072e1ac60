import { codes } from '@domain/codes'
import type { Hazard } from './repo/hazards'

/** Kinds of decisions about a hazard, as the desk knows them. */
export const TASKS = {
  EXTEND: 'HAZARD_EXTEND',
  PHOTOS: 'HAZARD_PHOTOS',
  UPGRADE: 'HAZARD_UPGRADE',
  STOP: 'HAZARD_STOP',
  APPEAL: 'HAZARD_APPEAL',
} as const

export type HazardTask = keyof typeof TASKS

export const taskOf = ({ bizType }: { bizType: string }): HazardTask =>
  codes(TASKS).find((task) => TASKS[task] === bizType) ?? 'PHOTOS'

export const taskKey = (
  { companyCode, bp, hazardId }: Pick<Hazard, 'bp' | 'companyCode' | 'hazardId'>,
  task: HazardTask,
): { companyCode: string; bizType: string; bizNo: string } => ({
  companyCode,
  bizType: TASKS[task],
  bizNo: `${bp}|${hazardId}`,
})

export const hazardKeyOf = ({ bizNo }: { bizNo: string }): { bp: string; hazardId: string } => {
  const [bp = '', hazardId = ''] = bizNo.split('|')
  return { bp, hazardId }
}
