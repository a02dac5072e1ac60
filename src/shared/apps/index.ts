export { iconOf, shortcutOf, type ShownApp } from './shown-app'
