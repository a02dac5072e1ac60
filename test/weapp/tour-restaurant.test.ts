import { RESTAURANT, tour } from './tour'

// Orders of gas on a card, which the factory has none of.
tour(RESTAURANT)
