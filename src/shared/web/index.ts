export { webTarget, withCode, type WebTarget } from './web-target'
export { enterWeb, leaveWeb, takeWaitingWeb } from './waiting-web'
