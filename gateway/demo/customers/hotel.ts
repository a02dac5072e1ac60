import type { DemoCustomer } from './types'

/** 悦来酒店: no user is bound to it; its licence (licence-expired.png) is over. */
export const hotel: DemoCustomer = {
  bp: '1000000006',
  companyCode: '1001',
  customerName: '悦来酒店有限公司',
  uscc: '91131000MA0YLJD06W',
  customerClass: 'COMMERCE',
  address: '河北省廊坊市广阳区和平路52号',
  contactName: '孙丽',
  reservedPhone: '13900000006',
}
