export { PreparedStrip } from './PreparedStrip'
export { usePrepare, type Wish } from './use-prepare'
export { usePrepared } from './use-prepared'
