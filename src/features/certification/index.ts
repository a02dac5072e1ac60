export { CertView } from './CertView'
export { QualificationsView } from './QualificationsView'
export { SubmitResultView } from './SubmitResultView'
export { TemplateView } from './TemplateView'
