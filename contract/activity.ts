import { customerCalls } from './activity/customer'
import { staffCalls } from './activity/staff'

export const activity = { ...customerCalls, ...staffCalls }
