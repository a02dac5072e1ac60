export { billLook, billTitle, metersText } from './bill-text'
