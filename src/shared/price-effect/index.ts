export { PriceEffect } from './PriceEffect'
