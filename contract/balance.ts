import { customerCalls } from './balance/customer'
import { staffCalls } from './balance/staff'

export const balance = { ...customerCalls, ...staffCalls }
