export { LoginView } from './LoginView'
export { WxLoginView } from './WxLoginView'
export { MeView } from './MeView'
