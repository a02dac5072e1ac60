export { PricedChannel } from './PricedChannel'
export { workVolume } from './RegisterEnds'
export { SettledChannel } from './SettledChannel'
