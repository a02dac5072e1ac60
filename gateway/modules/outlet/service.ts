/* What other modules may call: an area above knows the customer's places, which are in one of these cities. */
export { plantSites } from './asked'
export { cityOf } from '@domain/city/cities'
