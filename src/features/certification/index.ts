export { CertView } from './cert/CertView'
export { QualificationsView } from './qualifications/QualificationsView'
export { SubmitResultView } from './submit-result/SubmitResultView'
export { TemplateView } from './template/TemplateView'
