export { PreparedStrip } from './PreparedStrip'
export { usePrepare, type Wish } from './use-prepare'
