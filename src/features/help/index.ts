export { ProcessTextView } from './process-text/ProcessTextView'
