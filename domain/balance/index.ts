export * from './baseline'
export * from './limits'
export * from './response'
