export { codeOf } from './code'
export { ShareButton } from './ShareButton'
export { useShared } from './use-shared'
export { useVisit } from './use-visit'
