export { readScan } from './scan-text'
export { scanAndShow } from './scan'
