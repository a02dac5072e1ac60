export { stepUp, stepUpRequest, proveStepUp, finishStepUp, leaveStepUp, type StepUpScene } from './step-up'
export { useTicket } from './use-ticket'
