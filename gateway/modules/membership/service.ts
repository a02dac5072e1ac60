/* What other modules may call. */
export { bindByCertification } from './bind'
export { withdrawClaims } from './claim'
