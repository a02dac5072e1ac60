import type { DemoCustomer } from './types'

/** 锦程食品: free, to try the certification with (licence-valid.png); no phone is filed, so binding by code is no way to it. */
export const food: DemoCustomer = {
  bp: '1000000008',
  companyCode: '1001',
  customerName: '锦程食品有限公司',
  uscc: '91131000MA0JCHP08P',
  customerClass: 'INDUSTRY',
  address: '河北省廊坊市安次区建设路61号',
  contactName: '周涛',
  reservedPhone: null,
}
