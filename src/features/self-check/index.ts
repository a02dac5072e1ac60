export { SelfCheckView } from './SelfCheckView'
