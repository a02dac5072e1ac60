export { lastMoment, todoIcon, type Todo } from './todo-look'
