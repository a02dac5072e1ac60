export { DayDetailsView } from './DayDetailsView'
