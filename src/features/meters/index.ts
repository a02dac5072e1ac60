export { MetersView } from './MetersView'
export { ChangeListView } from './changes/ChangeListView'
