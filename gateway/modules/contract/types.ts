export type { Contract } from './repo'
