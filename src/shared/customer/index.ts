export { AccountBar } from './AccountBar'
export { forgetCustomer, switchCustomer } from './switch-customer'
export { askCustomerList, useCustomerList } from './customer-list'
export { findCustomer, finishFind, leaveFind } from './find-customer'
