export { StopStrip } from './StopStrip'
