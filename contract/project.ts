import { customerCalls } from './project/customer'
import { moneyCalls } from './project/money'
import { staffCalls } from './project/staff'

export const project = { ...customerCalls, ...moneyCalls, ...staffCalls }
