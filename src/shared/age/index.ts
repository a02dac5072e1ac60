export { AgeLine, type AgeProps } from './AgeLine'
export { ageText } from './age-text'
