import { todoHandlers } from './handlers'

export const todoArea = { name: 'todo', handlers: todoHandlers }
