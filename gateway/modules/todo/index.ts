import { answer } from '../../extensions'
import { todosAbout } from '../message/service'
import { todoHandlers } from './handlers'
import { todosOfMessages } from './of-messages'

export const todoArea = { name: 'todo', handlers: todoHandlers, extensions: [answer(todosAbout, todosOfMessages)] }
