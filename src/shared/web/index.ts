export { webTarget, withCode, type WebTarget } from './web-target'
export { enterWeb, leaveWeb, popWaitingWeb } from './waiting-web'
