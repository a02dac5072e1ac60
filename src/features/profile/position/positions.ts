/** UP-01. */
export const POSITIONS = ['法定代表人', '总经理', '生产负责人', '设备管理', '安全管理', '财务', '采购'] as const

/** The choice that opens a field of its own. */
export const OTHER = '其他'
export const POSITION_MOST = 20

export interface PositionValues {
  choice: string
  other: string
}

/** A stored position as the form shows it: one of the list, or 其他 with its text. */
export function toValues(position: string): PositionValues {
  if (position === '') return { choice: '', other: '' }
  const isListed = (POSITIONS as readonly string[]).includes(position)
  return isListed ? { choice: position, other: '' } : { choice: OTHER, other: position === OTHER ? '' : position }
}

export const fromValues = ({ choice, other }: PositionValues): string => (choice === OTHER ? other.trim() : choice)
