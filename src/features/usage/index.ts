export { DayDetailsView } from './day-details/DayDetailsView'
