export { ClauseText } from './ClauseText'
export { SignSheet, useSigning, type SigningValues } from './SignSheet'
export { useReadThrough } from './use-read-through'
