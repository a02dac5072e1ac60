import { Type as t } from '@sinclair/typebox'
import { CustomerClass, ReviewStatus } from '../codes'
import { Bp, CompanyCode, DateText, Done, Flag, Id, Money, Nullable, Text } from '../common'
import { endpoints } from '../endpoint'
import { Phone, UserInfo } from './words'

const AuthorityModel = t.Object({
  modelCode: t.String(),
  modelName: t.String(),
  description: t.String(),
  has: Flag,
  masterOnly: Flag,
  defaultForSub: Flag,
})

const CustomerRow = t.Object({
  bindingId: Id,
  bp: Bp,
  customerName: t.String(),
  companyCode: CompanyCode,
  companyName: t.String(),
  tenantId: t.String(),
  region: t.String(),
  address: t.String(),
  customerClass: CustomerClass,
  isMaster: Flag,
  reviewStatus: ReviewStatus,
  masterUsername: t.String(),
  rejectReason: t.String(),
  isDefault: Flag,
  isCurrent: Flag,
  /**
   * Owed now; null where the binding is not passed (none of the applicant's business yet), the user may not see bills there, or no gas
   * account exists.
   */
  arrears: Nullable(Money),
  /** Of it: past its due date, and paid bill by bill; null as `arrears`. */
  overdue: Nullable(Money),
})

export const Company = t.Object({
  companyCode: CompanyCode,
  companyName: t.String(),
  region: t.String(),
  city: t.String(),
  hotline: t.String(),
  emergencyHotline: t.String(),
  businessHours: t.String(),
  /** The company's own papers (/subPages/lawWorks/businessLicense); '' and null while none are filed. */
  licenceUscc: t.String(),
  licenceUrl: Nullable(t.String()),
  gasLicenceNo: t.String(),
  gasLicenceValidTo: Nullable(DateText),
  /** Centre of the company's city, WGS-84 degrees. */
  lng: Nullable(t.Number()),
  lat: Nullable(t.Number()),
})

/** C 5.4: customer numbers and authority. */
export const customerCalls = endpoints({
  'default POST /crmgas/portal/user/customerListNew': {
    access: 'login',
    in: t.Object({ userName: t.Optional(Phone), code: t.Optional(Text(10)) }),
    out: t.Object({
      list: t.Array(CustomerRow),
      counts: t.Object({ total: t.Integer(), passed: t.Integer(), pending: t.Integer() }),
    }),
    summary: 'The own customer numbers, of one company or of all',
  },
  'default POST /crmgas/portal/user/switchCustomer': {
    access: 'login',
    in: t.Object({ bp: Text(20), companyCode: t.Optional(Text(10)) }),
    out: UserInfo,
    summary: 'Chooses the customer number of this session',
  },
  'default POST /crmgas/portal/user/setDefaultCustomer': {
    access: 'login',
    in: t.Object({ bindingId: Id }),
    out: Done,
    summary: 'The customer number that opens at the next login',
  },
  'default GET /hqw/authority/getHqwAllModelsByGroupBy': {
    access: 'bound',
    out: t.Array(
      t.Object({ groupCode: t.String(), groupName: t.String(), sort: t.Integer(), models: t.Array(AuthorityModel) }),
    ),
    summary: 'All authority models by group, with what the caller has',
  },
  'default GET /crmgas/company/list': {
    access: 'public',
    in: t.Object({ city: t.Optional(Text(20)), keyword: t.Optional(Text(30)) }),
    out: t.Array(Company),
    summary: 'Gas companies with their hotlines',
  },
})
