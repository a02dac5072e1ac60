export { HyqView } from './home/HyqView'
export { InformationView } from './information/InformationView'
export { SharedView } from './shared/SharedView'
