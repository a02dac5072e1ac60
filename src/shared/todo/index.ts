export { lastMoment, todoIcon, type Todo } from './todo-look'
export { lineOf, type Line } from './todo-line'
