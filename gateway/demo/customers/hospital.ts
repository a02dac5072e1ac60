import type { OddMonths, Supplied } from './types'

/** The boiler house has a remote meter, the canteen a mechanical one that its people photograph. */
export const BOILER = '10020301'
export const CANTEEN = '10020302'

/** 康宁医院: postpaid, a statement for each of two meters; the gas of a hospital is never stopped (A 8). */
export const hospital: Supplied = {
  bp: '1000000003',
  companyCode: '1002',
  customerName: '康宁医院',
  uscc: '12130100401200KN3M',
  customerClass: 'PUBLIC',
  address: '河北省石家庄市长安区健康路9号',
  contactName: '刘志强',
  reservedPhone: '13800000008',
  invoiceBeforePay: true,
  licence: 'licence-hospital.png',
  certs: [
    {
      key: 'hospital',
      phone: '13800000008',
      legalPerson: '刘志强',
      status: '20',
      validTo: 900,
      submittedDaysAgo: 379,
    },
  ],
  supply: { gasUse: 'PUB', chargeMode: 'POSTPAID', statementScope: 'SINGLE', stopExempt: true },
  meters: [
    {
      meterId: BOILER,
      alias: '锅炉房',
      location: '锅炉房',
      gasUse: 'PUB',
      model: 'TRZ G250 DN100',
      caliber: 'DN100',
      maker: '天信仪表',
      qmax: '400.00',
      digits: 8,
      readerName: '陈建华',
      device: { profile: 'hospital', annual: 480_000 },
    },
    {
      meterId: CANTEEN,
      alias: '职工食堂',
      location: '职工食堂',
      gasUse: 'PUB',
      model: 'G40 DN50',
      caliber: 'DN50',
      maker: '丹东热工',
      qmax: '65.00',
      digits: 5,
      readerName: '陈建华',
      meterType: 'MECH',
      onlineState: 'NA',
      valveState: 'NONE',
      channels: [{ channelNo: '1', name: '主路', hasCorrector: false, lastReading: '0.00', lastReadingAt: null }],
      device: { profile: 'hospital', annual: 26_000 },
    },
  ],
  pricesOf: BOILER,
}

/** The mechanical meter was replaced on the 10th of m−20; the old one ended here. */
export const replaced = { monthsAgo: 20, day: '10', oldMeterNo: '003010020192', oldEnd: '9876.00' }

/** The boiler's: due soon, paid in part, in the instalment plan, reversed; m−1 is not signed yet. */
export const boilerMonths: OddMonths<'PENDING' | 'DUE_SOON' | 'PART_PAID' | 'IN_PLAN' | 'REVERSED'> = {
  1: 'PENDING',
  2: 'DUE_SOON',
  3: 'PART_PAID',
  5: 'IN_PLAN',
  6: 'IN_PLAN',
  9: 'REVERSED',
}
