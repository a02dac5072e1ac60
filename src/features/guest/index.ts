export { LinksView } from './links/LinksView'
export { VisitView } from './visit/VisitView'
