import { bidCalls } from './bidding/customer'
import { staffCalls } from './bidding/staff'

export const bidding = { ...bidCalls, ...staffCalls }
