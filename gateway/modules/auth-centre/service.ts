/* What other modules may ask of the auth centre. */
export { isRedirectAllowed } from './rules/redirect'
