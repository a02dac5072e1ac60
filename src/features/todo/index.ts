export { TodoListView } from './list/TodoListView'
