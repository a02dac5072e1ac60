import { HOSPITAL, tour } from './tour'

// Bills, instalments and disputes that the factory has none of.
tour(HOSPITAL)
