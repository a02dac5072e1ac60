import { FACTORY, standWithData } from './with-data'

standWithData(FACTORY)
