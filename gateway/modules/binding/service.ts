/* What other modules may call. */
export { bindByCertification } from './bind'
