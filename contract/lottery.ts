import { featured } from './endpoint'
import { lotteryCalls } from './lottery/customer'
import { staffCalls } from './lottery/staff'

export const lottery = { ...featured('lotteryEnabled', lotteryCalls), ...staffCalls }
