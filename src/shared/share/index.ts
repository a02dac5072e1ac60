export { codeOf } from './code'
export { ShareButton } from './ShareButton'
export { useShared, type Share } from './use-shared'
export { useVisit } from './use-visit'
