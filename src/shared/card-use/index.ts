export { BoughtChart } from './BoughtChart'
export { lastsText, spanOfUse, type CardUsage } from './card-look'
