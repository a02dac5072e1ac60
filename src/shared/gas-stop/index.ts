export { StopStrip } from './StopStrip'
export { useStop } from './use-stop'
