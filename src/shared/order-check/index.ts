export { CheckSheet } from './CheckSheet'
export { itemsOf, type CheckItem } from './items'
