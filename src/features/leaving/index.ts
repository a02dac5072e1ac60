export { CloseGuideView } from './CloseGuideView'
export { LogoutAccountView } from './LogoutAccountView'
export { LogoutCodeView } from './LogoutCodeView'
export { LogoutKnowView } from './LogoutKnowView'
