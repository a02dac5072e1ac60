import { customerCalls } from './lead/customer'
import { staffCalls } from './lead/staff'

export const lead = { ...customerCalls, ...staffCalls }
