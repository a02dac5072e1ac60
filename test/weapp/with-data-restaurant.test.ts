import { RESTAURANT, standWithData } from './with-data'

// What only a customer with card meters has.
standWithData(RESTAURANT)
