/* What other modules may call (CV-7). The caller himself comes with every call: `ctx.session`. */
export { bindByCertification } from './bind'
export { withdrawClaims } from './claim'
export { companyOf, keepCompanyPapers } from './companies'
export { foundBps, keepMatch } from './match'
export { payLimitsOf } from './pay-limits'
export { bpsOfUser, customerOf, customersOf, masteredBy, noteTaxpayer, usersOf } from './people'
export { tenantChoices, type TenantChoice } from './tenants'
