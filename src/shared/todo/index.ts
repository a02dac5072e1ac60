export { todoIcon, type Todo } from './todo-look'
