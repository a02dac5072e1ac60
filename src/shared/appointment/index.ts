export { NoVisitDays } from './NoVisitDays'
export { useVisitDays, type Visit } from './use-visit-days'
