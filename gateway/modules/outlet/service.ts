/* What other modules may call: an area above knows the customer's places. */
export { plantSites, type PlantSite } from './asked'
