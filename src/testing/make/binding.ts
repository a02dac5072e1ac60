/* Customer numbers, sub-accounts, and what the search finds. */
import type { Out, Row } from '@contract'

export type Customer = Out<'default POST /crmgas/portal/user/customerListNew'>['list'][number]
export type SubAccount = Row<'default GET /hqw/subAccount/list'>
export type SubAccountDetail = Out<'default GET /hqw/subAccount/detail'>
export type Company = Out<'default GET /crmgas/company/list'>[number]
export type Found = Out<'default POST /crmgas/portal/user/queryCustomerInfo'>

/** A number with the user as master, the current one. */
export const aCustomer = (part: Partial<Customer> = {}): Customer => ({
  bindingId: 'b1',
  bp: '1000000001',
  customerName: '华北精工陶瓷有限公司',
  companyCode: '1001',
  companyName: '廊坊新源燃气有限公司',
  tenantId: 't-1001',
  region: '河北省廊坊市',
  address: '云鹏道18号',
  customerClass: 'INDUSTRY',
  isMaster: '1',
  reviewStatus: '1',
  masterUsername: '',
  rejectReason: '',
  isDefault: '1',
  isCurrent: '1',
  arrears: '12.50',
  overdue: '0.00',
  ...part,
})

/** A number that the user has applied for elsewhere. */
export const anApplication = (part: Partial<Customer> = {}): Customer =>
  aCustomer({
    bindingId: 'b3',
    bp: '1000000005',
    isMaster: '0',
    reviewStatus: '2',
    isDefault: '0',
    isCurrent: '0',
    arrears: null,
    overdue: null,
    ...part,
  })

/** The user's numbers. */
export const customers = (...list: Customer[]): Out<'default POST /crmgas/portal/user/customerListNew'> => ({
  list,
  counts: { total: list.length, passed: list.length, pending: 0 },
})

/** An applicant. */
export const aSubAccount = (part: Partial<SubAccount> = {}): SubAccount => ({
  bindingId: 's1',
  bp: '1000000001',
  customerName: '华北精工陶瓷有限公司',
  companyName: '廊坊新源燃气有限公司',
  username: '13800000003',
  remarkName: '',
  nickname: '用户0003',
  relation: 'STAFF',
  applyReason: '新入职的设备管理员',
  reviewStatus: '2',
  rejectReason: '',
  applyAt: '2026-11-21T10:00:00+08:00',
  deadlineAt: '2099-11-28T10:00:00+08:00',
  reviewedAt: null,
  modelCount: 17,
  spends: '',
  lastSeenAt: null,
  version: 0,
  ...part,
})

/** A number without a master, found by its number and name. */
export const aFound = (part: Partial<Found> = {}): Found => ({
  matchTicket: 'm',
  bp: '1000000006',
  companyCode: '1001',
  companyName: '廊坊新源燃气有限公司',
  customerNameMasked: '悦来****有限公司',
  addressMasked: '和平路***',
  customerClass: 'COMMERCE',
  meters: [],
  reservedPhoneMasked: '139****0006',
  hasMaster: '0',
  masterUsernameMasked: '',
  roles: ['MASTER_SMS', 'MASTER_CERT'],
  certPassed: '0',
  ...part,
})

/** The same with its rights, as the master sees it. */
export const aSubAccountDetail = (part: Partial<SubAccountDetail> = {}): SubAccountDetail => ({
  ...aSubAccount(),
  masterUsername: '13800000001',
  isMaster: '0',
  models: [],
  log: [],
  ...part,
})

/** A gas company. */
export const aCompany = (part: Partial<Company> = {}): Company => ({
  companyCode: '1001',
  companyName: '廊坊新源燃气有限公司',
  region: '河北省廊坊市',
  city: '廊坊市',
  hotline: '0316-0000100',
  emergencyHotline: '0316-0000119',
  businessHours: '8:30–17:30',
  licenceUscc: '91131000MA0JCHP08P',
  licenceUrl: null,
  gasLicenceNo: '冀202411020001',
  gasLicenceValidTo: null,
  lng: null,
  lat: null,
  ...part,
})
