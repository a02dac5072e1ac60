import { wakeShell } from '@/platform/simulator'
import { addMissingBuiltins } from './builtins'

addMissingBuiltins()
// Cut out of every build but development.
if (process.env.NODE_ENV === 'development') wakeShell()
