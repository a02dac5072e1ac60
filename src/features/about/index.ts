export { AboutView } from './AboutView'
export { ContactView } from './ContactView'
export { DocumentView } from './DocumentView'
export { WithdrawConsent } from './WithdrawConsent'
