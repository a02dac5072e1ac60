import type { Area } from '../../areas'
import { bindingHandlers } from './handlers'

export const bindingArea: Area = { name: 'binding', handlers: bindingHandlers }
