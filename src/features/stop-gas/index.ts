export { StopGasView } from './StopGasView'
