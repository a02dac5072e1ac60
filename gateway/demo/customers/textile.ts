import type { OddMonths, Supplied } from './types'

/** 宏达纺织: a textile mill, postpaid, one meter; it came from the old billing system and owes, a stop is on its way (A 8). */
export const textile: Supplied = {
  bp: '1000000004',
  companyCode: '1002',
  customerName: '宏达纺织',
  uscc: '91130182700HDFX042',
  customerClass: 'INDUSTRY',
  address: '河北省石家庄市藁城区纺织路128号',
  contactName: '刘志强',
  reservedPhone: '13800000008',
  generalTaxpayer: true,
  cutoverMonthsAgo: 24,
  licence: 'licence-textile.png',
  // Its licence ends soon: the master is reminded.
  certs: [
    {
      key: 'textile',
      phone: '13800000008',
      legalPerson: '刘志强',
      status: '20',
      validTo: 20,
      generalTaxpayer: true,
      submittedDaysAgo: 378,
    },
  ],
  supply: { gasUse: 'IND', chargeMode: 'POSTPAID', statementScope: 'SINGLE' },
  meters: [
    {
      meterId: '10020401',
      alias: '定型车间',
      location: '定型车间',
      gasUse: 'IND',
      model: 'TRZ G160 DN80',
      caliber: 'DN80',
      maker: '天信仪表',
      qmax: '250.00',
      digits: 8,
      readerName: '陈建华',
      device: { profile: 'textile', annual: 520_000 },
    },
  ],
  pricesOf: '10020401',
}

/** Late by 38 days; paid in instalments; paid late, after the gas had been stopped; an unpaid bill of the old system. */
export const textileMonths: OddMonths<'OVERDUE' | 'PAID_BY_PLAN' | 'PAID_AFTER_STOP' | 'OLD_BILL_OPEN'> = {
  2: 'OVERDUE',
  12: 'PAID_BY_PLAN',
  17: 'PAID_AFTER_STOP',
  30: 'OLD_BILL_OPEN',
}
