export { ProjectListView } from './list/ProjectListView'
export { ProjectView } from './detail/ProjectView'
export { ProjectFactsView } from './facts/ProjectFactsView'
