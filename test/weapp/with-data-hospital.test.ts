import { HOSPITAL, standWithData } from './with-data'

// What only a customer with a plan of instalments has.
standWithData(HOSPITAL)
