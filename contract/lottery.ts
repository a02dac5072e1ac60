import { lotteryCalls } from './lottery/customer'
import { staffCalls } from './lottery/staff'

export const lottery = { ...lotteryCalls, ...staffCalls }
