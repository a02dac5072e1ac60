export { MoneyTrack } from './MoneyTrack'
export { waitsText } from './track-text'
