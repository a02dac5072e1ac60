export { SmartView } from './SmartView'
