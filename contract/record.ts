import { alarmCalls } from './record/alarms'
import { equipmentCalls } from './record/equipment'
import { flowMeterCalls } from './record/flow-meters'
import { overviewCalls } from './record/overview'
import { recordStaffCalls } from './record/staff'

export const record = {
  ...equipmentCalls,
  ...alarmCalls,
  ...flowMeterCalls,
  ...overviewCalls,
  ...recordStaffCalls,
}
