export { ExplainCard } from './ExplainCard'
export { useExplained } from './use-explained'
