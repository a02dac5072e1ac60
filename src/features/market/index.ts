export { ActivitiesView } from './activities/ActivitiesView'
export { HotDetailView } from './detail/HotDetailView'
export { MallView } from './mall/MallView'
export { ProductListView } from './products/ProductListView'
