export { TodoListView } from './TodoListView'
