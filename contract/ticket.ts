import { customerCalls } from './ticket/customer'
import { staffCalls } from './ticket/staff'

export const ticket = { ...customerCalls, ...staffCalls }
