export * from './bindings'
export * from './authority'
export * from './claims'
