/* What other modules may call (CV-7). The caller himself comes with every call: `ctx.session`. */
export { bindByCertification } from './bind'
export { catalogueWith } from './catalogue'
export { withdrawClaims } from './claim'
export { companyOf } from './companies'
export { foundBps, keepMatch } from './match'
export { customerOf, customersByBp, customersOf, masteredBy, usersOf, type BpUser, type OwnCustomer } from './people'
export { tenantChoices, type TenantChoice } from './tenants'
