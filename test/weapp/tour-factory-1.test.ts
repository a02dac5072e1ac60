import { FACTORY, tour } from './tour'

tour(FACTORY, { part: 0, of: 2 })
