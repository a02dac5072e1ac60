export { CitiesView } from './cities/CitiesView'
export { OutletsView } from './list/OutletsView'
export { WayView } from './way/WayView'
