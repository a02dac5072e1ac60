import { FACTORY, tour } from './tour'

tour(FACTORY, { part: 1, of: 2 })
