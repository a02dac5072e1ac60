import { addMissingBuiltins } from './builtins'

export { AbortController } from './abort-controller'

addMissingBuiltins()
