export { CloseGuideView } from './close-guide/CloseGuideView'
export { LogoutAccountView } from './logout-account/LogoutAccountView'
export { LogoutCodeView } from './logout-code/LogoutCodeView'
export { LogoutKnowView } from './logout-know/LogoutKnowView'
