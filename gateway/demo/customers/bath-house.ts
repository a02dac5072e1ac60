import type { DemoCustomer } from './types'

/** 旧城洗浴中心: closed, no user can be bound to it any more. */
export const bathHouse: DemoCustomer = {
  bp: '1000000007',
  companyCode: '1001',
  customerName: '旧城洗浴中心',
  uscc: null,
  customerClass: 'COMMERCE',
  address: '河北省廊坊市广阳区永华道33号',
  contactName: '李明',
  reservedPhone: '13900000007',
  status: '9',
}
