import type { DemoCustomer } from './types'

/** 恒泰木业: no gas yet; its certification waits at the desk as the code was typed by hand, an earlier one was withdrawn. */
export const timber: DemoCustomer = {
  bp: '1000000005',
  companyCode: '1001',
  customerName: '恒泰木业有限公司',
  uscc: '91131000MA0HTMY05W',
  customerClass: 'INDUSTRY',
  address: '河北省廊坊市安次区龙河大道7号',
  contactName: '赵立新',
  reservedPhone: '13900000005',
  licence: 'licence-timber.png',
  certs: [
    {
      key: 'timber',
      phone: '13800000011',
      legalPerson: '赵立新',
      status: '10',
      validTo: '9999-12-31',
      submittedDaysAgo: 1,
      isTyped: true,
    },
    {
      key: 'timber-withdrawn',
      phone: '13800000011',
      legalPerson: '赵立新',
      status: '50',
      validTo: '9999-12-31',
      submittedDaysAgo: 30,
    },
  ],
}
