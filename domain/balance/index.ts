export * from './baseline'
export * from './limits'
export * from './response'
export * from './windows'
