export { OutboxCard } from './OutboxCard'
export { queued } from './queued'
export { useOutbox } from './use-outbox'
