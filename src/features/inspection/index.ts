export { InspectionListView } from './list/InspectionListView'
export { InspectionDetailView } from './detail/InspectionDetailView'
export { HazardView } from './process/HazardView'
