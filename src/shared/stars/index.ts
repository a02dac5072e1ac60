export { stars } from './stars'
export { wordFields, type RatingWords } from './words'
