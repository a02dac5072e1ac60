import { alarmCalls } from './record/alarms'
import { equipmentCalls } from './record/equipment'
import { flowMeterCalls } from './record/flow-meters'
import { overviewCalls } from './record/overview'
import { siteCalls } from './record/sites'
import { recordStaffCalls } from './record/staff'

export const record = {
  ...siteCalls,
  ...equipmentCalls,
  ...alarmCalls,
  ...flowMeterCalls,
  ...overviewCalls,
  ...recordStaffCalls,
}
