export { Outages } from './Outages'
