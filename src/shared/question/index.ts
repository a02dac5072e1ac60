export { AskCell } from './AskCell'
