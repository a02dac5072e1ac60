export { VerifyView } from './VerifyView'
