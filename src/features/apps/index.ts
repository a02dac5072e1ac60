export { ArrangeView } from './arrange/ArrangeView'
export { CentreView } from './centre/CentreView'
