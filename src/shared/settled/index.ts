export { workVolume } from './RegisterEnds'
export { SettledChannel } from './SettledChannel'
