import { addMissingBuiltins } from './builtins'

addMissingBuiltins()
