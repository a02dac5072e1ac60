export { hyqAnswered } from './events'
export { givesChances, surveyChances } from './reward'
