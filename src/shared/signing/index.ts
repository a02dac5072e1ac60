export { ClauseText } from './ClauseText'
export { SignSheet, useSigning, type SigningValues } from './SignSheet'
export { useReadThrough, type Reading } from './use-read-through'
export { DrawnSheet, useDrawing } from './DrawnSheet'
