/* What other modules may call. */
export { placeReplaced, placeTaken } from './asked'
export { sites } from './site-case'
