export { AskCell } from './AskCell'
export { useAssistant } from './use-assistant'
