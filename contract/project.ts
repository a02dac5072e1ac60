import { customerCalls } from './project/customer'
import { staffCalls } from './project/staff'

export const project = { ...customerCalls, ...staffCalls }
