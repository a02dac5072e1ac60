/* What other modules may call (CV-7). The caller is in every call: `ctx.session`. */
export { bindByCertification } from './bind'
export { certifiedStanding } from './certificates'
export { withdrawClaims } from './claim'
export { companyCities, companyCodes, companyOf, companyRegions, saveCompanyPapers } from './companies'
export { masterLeft } from './events'
export { guests } from './guests'
export { openKeys } from './open-keys'
export { foundBps, keepMatch } from './match'
export { hasGasAccount } from './gas-accounts'
export { owedToday } from './owed'
export { payLimitsOf } from './pay-limits'
export {
  bpsOfUser,
  customerOf,
  customersByBp,
  customersOf,
  isMasterNow,
  masteredBy,
  noteTaxpayer,
  rightsAt,
  usersAmong,
  usersOf,
} from './people'
export { boundCustomers, countBoundCustomers } from './reach'
export { logoOf, tenantChoices, type TenantChoice } from './tenants'
