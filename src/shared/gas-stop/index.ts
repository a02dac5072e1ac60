export { ResumeDialog } from './ResumeDialog'
export { StopStrip } from './StopStrip'
export { useStop } from './use-stop'
export { stopSpan } from './stop-span'
