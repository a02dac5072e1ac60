/* What other modules may call: the customer's places are told from above. */
export { plantSites, type PlantSite } from './asked'
