export { SettlementsView, SingleStatementView } from './SettlementsView'
export { OldStatementView } from './old/OldStatementView'
export { SignatureView } from './signature/SignatureView'
