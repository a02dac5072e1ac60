export { ButlerView } from './butler/ButlerView'
export { LinesView } from './hotline/LinesView'
