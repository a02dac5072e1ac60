export { OutboxCard } from './OutboxCard'
export { queued } from './queued'
